## ring

command-ring = Monopolio Serial: el Monopoly en un anillo de cables serie
command-ring-station = Una estación del anillo, en sus cables serie
command-ring-simulate = Un anillo entero en esta máquina, cada estación un proceso propio
command-ring-sniff = Dice con palabras lo que pasa por un cable
value-device = DISPOSITIVO
value-profile = PERFIL
value-pace = PASO
value-share = PARTE
argument-ring-sniff = Un dispositivo serie, un archivo de bytes, o - para la entrada estándar
option-ring-in = El dispositivo serie por el que se oye a la estación anterior
option-ring-out = El dispositivo serie por el que se llega a la siguiente (por omisión: el mismo)
option-ring-seat = Quién juega aquí: you (tú), o un agente (por omisión: you)
option-ring-name = Cómo te llamas en esta estación
option-ring-start = Empieza la partida: esta es la estación 1
option-ring-profile = Con qué juega quien empieza: safe (todo mensaje se confirma y se repite hasta que lo esté) o document (bit a bit lo que dice el documento) (por omisión: safe)
option-ring-journal = El archivo en que la estación guarda la partida; sigue desde ahí
option-ring-turns = Turnos de todos juntos tras los que gana el más rico; los mismos en cada estación
option-ring-seed = Semilla de dados y tarjetas (por omisión: cualquiera)
option-ring-baud = Bits por segundo de los cables; los mismos en cada estación (por omisión: 2400)
option-ring-slack = Milisegundos que puertos y estaciones pueden perder en una vuelta (por omisión: 150)
option-ring-json = Un objeto JSON por cada mensaje aplicado, con su número y el resumen del estado
option-ring-stations = Cuántas estaciones, de 2 a 4 (por omisión: 4, o tantas como asientos)
option-ring-seats = Quién juega en cada estación: you (tú), un agente, u open para una que se arranca en otra terminal (por omisión: you,rules,rules,…)
option-ring-pace = Con qué rapidez pasan los bytes por los cables: true (2400 baudios) o fast (por omisión: true)
option-ring-faults = Parte de los bytes que se dañan por el camino, como 0.01: cambiados, perdidos o duplicados
option-ring-cuts = Parte de los bytes tras los que la estación que recibe se apaga un momento
option-ring-games = Cuántas partidas, una tras otra (por omisión: 1)
option-ring-keep = La carpeta en que quedan los diarios de todas las estaciones
option-ring-tap = El archivo al que van todos los bytes que envía la estación 1; para sniff
option-ring-simulate-json = Resultados como JSON
option-ring-sniff-json = Un objeto JSON por línea
ring-json-needs-an-agent = --json cuenta lo que hace la estación de un agente; tú lo ves en la pantalla
ring-people-play-one-game = Con personas se juega una partida cada vez: quita --games
ring-one-person-here = En esta terminal cabe una persona; las demás son open y arrancan sus estaciones en terminales propias
ring-wrong-seats = Se esperaba un asiento por cada una de { $stations } estaciones (de 2 a 4), hay { $found }
ring-expected-share = se esperaba una parte de 0 a 0.5, como 0.01
ring-device = El dispositivo no se puede usar: { $reason }
ring-journal = El diario no se puede usar: { $reason }
ring-stopped = La estación se ha parado: { $reason }
ring-no-game = no había empezado ninguna partida
ring-ready = Escuchando en { $device }.
ring-starting = Contando las estaciones: la partida empieza cuando el anillo esté cerrado.
ring-waiting = Esperando a que otra estación empiece la partida.
ring-goes-on = { $messages ->
    [one] El diario tiene un mensaje: la partida sigue tras él.
   *[other] El diario tiene { $messages } mensajes: la partida sigue tras ellos.
}
ring-seated = { $name }: estación { $station } de { $players }.
ring-lingering = Esta estación pasa mensajes unos segundos más.
ring-left = Te has ido, y el anillo queda abierto aquí. Sin --journal la estación no puede volver a esta partida.
ring-left-kept = Te has ido, y el anillo queda abierto aquí. La misma orden con --journal { $file } sigue desde ahí.
ring-station-name = Estación { $station }
ring-station-line = Estación { $station }: { $seat } en { $device }
ring-open-station = Estación { $station }: libre. En otra terminal: ludoteca ring station --in { $device } --seat you
ring-won = Ha ganado la estación { $station }.
ring-richest = Se acabaron los turnos, y la estación { $station } es la más rica.
ring-paused = En pausa: hace mucho que no se aplica nada. Lo último que dijeron las estaciones:
    { $told }
ring-diverged = ¡Las copias de la partida difieren desde el mensaje { $number }!
ring-station-ended = La estación { $station } ha terminado: { $why }
ring-game = Partida { $game } (semilla { $seed }): { $ending } { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
}, { $messages ->
    [one] un mensaje
   *[other] { $messages } mensajes
}, { $seconds } s.
ring-game-faults = {"  "}{ $damaged } de { $bytes } bytes dañados, { $restarts ->
    [one] un apagón
   *[other] { $restarts } apagones
}, { $faults ->
    [one] una avería contada
   *[other] { $faults } averías contadas
} por las estaciones.
ring-summary = { $games } partidas, { $won } jugadas hasta el final, { $messages } mensajes. { $diverged ->
    [0] Tras cada mensaje todas las copias eran iguales.
   *[other] ¡En { $diverged } de las partidas las copias difieren!
}
ring-numbered = Esta es la estación { $station }, y el perfil es { $profile }.
ring-no-place-left = Se contaron cuatro estaciones antes que esta: no tiene sitio en esta partida.
ring-not-counted = Se juega una partida para la que no se contó esta estación.
ring-no-station = la estación se ha parado
ring-not-now = ahora no hay nada que decidir
ring-unspeakable = eso no se puede decir en el anillo
ring-busy = el último mensaje aún está dando la vuelta al anillo
ring-no-action = «{ $found }» no es ninguna acción
ring-start-failed = La cuenta no volvió: el anillo no está cerrado, o alguna estación aún no está encendida. Da vueltas hasta que vuelva.
ring-two-starters = Otra estación está empezando también. Se intentará otra vez, si la otra no se adelanta.
ring-unreadable = Llegó algo que no es un mensaje ({ $frame }): { $why }.
ring-refused = La estación { $station } envió lo que ahora no es posible: { $what }. No cambió nada; { $why }.
ring-already-playing = Alguien quiere empezar una partida, pero esta no ha terminado.
ring-came-back-changed = Lo que envió esta estación ({ $sent }) volvió como { $came }: se dañó por el camino, y se envía otra vez.
ring-came-back-lost = Lo que envió esta estación ({ $sent }) volvió como { $came }: se dañó por el camino. Según el documento nada se puede repetir: quizá las copias ya difieran.
ring-not-mine = Llegó un mensaje ({ $frame }) en nombre de esta estación que ella no envió; no pasa de aquí.
ring-unconfirmed = Llegó una confirmación ({ $frame }) que no encaja con nada; no pasa de aquí. Volverá a llegar.
ring-not-returned = { $tries ->
    [one] El mensaje de esta estación no volvió; se envía otra vez.
   *[other] El mensaje de esta estación no volvió, ya van { $tries } veces: una estación no contesta, o el anillo está roto. Se sigue intentando.
}
ring-not-returned-lost = El mensaje de esta estación no volvió: una estación no contesta, o el anillo está roto. Según el documento nada se puede repetir; la partida espera.
ring-silent = Hace mucho que no llega nada: el anillo está roto en el camino hacia esta estación. Mira el cable desde la estación { $before }, y si las anteriores están encendidas.
ring-mended = El anillo vuelve a estar entero.
ring-why-instruction = no hay instrucción { $found }
ring-why-information = la instrucción { $instruction } no va con { $info }
ring-why-dice = los dados muestran de 1 a 6, no { $first } y { $second }
ring-why-lot = hay solares de 0 a 27, no { $found }
ring-why-share = las ofertas van de 0 a { $most } %, no a { $found }
ring-why-profile = el perfil { $profile } no lo conoce
ring-why-number = { $found } está fuera de los límites
ring-why-over = la partida ha terminado
ring-why-sender = a quien le toca enviar es a la estación { $expected }
ring-why-destination = nombra a la estación { $found }, pero la siguiente es la { $expected }
ring-why-not-owed = antes viene { $first }
ring-why-other-game = se contó otra partida
ring-why-card = esa tarjeta no puede salir ahora
ring-why-no-jail-card = esa tarjeta no abre la cárcel
ring-why-not-for-sale = { $lot } no está en venta
ring-why-illegal = las reglas lo prohíben ({ $why })
ring-owed-announcement = el anuncio
ring-owed-roll = la tirada
ring-owed-purchase = si se compra { $lot }
ring-owed-card = la tarjeta que ha salido
ring-owed-proposal = la subasta de { $lot }
ring-owed-answer = una respuesta a la subasta de { $lot }
ring-owed-transfer = quién se queda con { $lot }
ring-owed-debt = dinero: faltan { $amount }
ring-owed-victory = la victoria
ring-says-count = las estaciones se cuentan: { $number } por ahora (perfil { $profile })
ring-says-announce = juegan { $players } (perfil { $profile })
ring-says-roll = saca { $first } y { $second }
ring-says-fine-roll = paga la multa y saca { $first } y { $second }
ring-says-propose = saca { $lot } a subasta
ring-says-transfer = { $lot } pasa a la estación { $station }
ring-says-to-bank = { $lot } pasa a la banca
ring-says-no-offer = no ofrece nada
ring-says-answer = ofrece un { $share } % más que la mitad del precio
ring-says-buy = compra { $lot }, o edifica ahí
ring-says-sell = vende un edificio de { $lot }, o el solar
ring-says-mortgage = hipoteca { $lot }
ring-says-lift = levanta la hipoteca de { $lot }
ring-says-card = tarjeta de { $deck }: { $text }
ring-says-leave = deja la partida
ring-says-victory = ha ganado
ring-says-confirm = lo confirma ({ $crc })
ring-garbage = { $bytes ->
    [one] un byte que no es de ninguna trama
   *[other] { $bytes } bytes que no son de ninguna trama
}
ring-no-message = una trama que no es un mensaje: { $why }
ring-sniffed = { $frames ->
    [one] Una trama
   *[other] { $frames } tramas
}, { $garbage ->
    [one] un byte de basura
   *[other] { $garbage } bytes de basura
}.
