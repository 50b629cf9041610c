## reproduce

command-reproduce = Repite los experimentos de los documentos y escribe una página con sus cifras junto a las nuestras
option-out-reproduce = La carpeta para la página y lo que necesitan sus órdenes (por omisión: reproduction)
option-quick = La vigésima parte de las partidas: un primer vistazo
option-games-reproduce = No más partidas que estas en cada experimento
option-only-reproduce = Solo estos experimentos, con los nombres que les da la página (separados por comas)
option-seed-reproduce = La semilla de todo lo que decide el azar (por omisión: 1)
value-experiments = NOMBRE,…
reproduce-written = La página: { $file }
reproduce-missing = Interrumpido. Faltan o están a medias: { $list }

reproduce-page-title = Los experimentos de los documentos, repetidos
reproduce-page-about = Todos los experimentos de los documentos que no necesitan personas: qué dice el documento, qué encontramos nosotros y la orden que lo vuelve a encontrar.
reproduce-page-facts = Semilla { $seed } · { $jobs ->
    [one] un hilo
   *[other] { $jobs } hilos
} · { $seconds } s
reproduce-page-quick = Esta página se ha hecho con menos partidas de lo habitual: los intervalos son más anchos de lo necesario.
reproduce-page-again = Toda la página otra vez, con las mismas cifras salvo los tiempos:
reproduce-page-reading = Cómo leerla
reproduce-page-intervals = Los intervalos son del 95 %. Los nuestros se deducen de lo que distan los bloques entre sí (un bloque son todas las rotaciones de los jugadores por los asientos, con los mismos dados); los del documento, de sus propias pruebas, que son pocas (Wilson). «Coincide» significa que nuestro valor cae dentro del intervalo del documento, o que su conclusión también vale aquí.
reproduce-page-summary = Coinciden { $agree } de las { $all } cifras y conclusiones que se pueden comparar.
reproduce-page-differ = Cuáles no, y por qué, está junto a cada experimento.
reproduce-page-contents = Contenido
reproduce-page-command = Para repetirlo
reproduce-page-commands = Para repetirlo, con cualquiera de estas órdenes
reproduce-page-out = Lo que no está aquí
reproduce-page-missing = Sin jugar: la ejecución se interrumpió antes.
reproduce-page-cut = A medias: la ejecución se interrumpió y este es el resultado de menos partidas.
reproduce-head-what = Qué
reproduce-head-document = Documento
reproduce-head-document-interval = Su intervalo del 95 %
reproduce-head-ours = Nuestro
reproduce-head-interval = Intervalo del 95 %
reproduce-head-agrees = Coincide
reproduce-agrees = sí
reproduce-differs = no
reproduce-figures = Cifras: { $title }

reproduce-title-000 = Documento 000: Street Master's
reproduce-about-000 = Un jugador de Monopoly basado en reglas contra otro pseudoaleatorio, dos de cada clase a la mesa. El documento jugó entre 6 y 10 partidas o subastas de cada tipo.
reproduce-out-000 = Sus siete partidas contra personas (el programa ganó dos), con las figuras 8 y 9, necesitan personas.
reproduce-title-001 = Documento 001: The Rift
reproduce-about-001 = Un juego de cartas sobre nueve casillas. El documento imprime una partida entera de su jugador con las evaluaciones que la explican, y le hace jugar 50 partidas contra un jugador que mueve al azar.
reproduce-out-001 = Sus partidas contra personas (13 de 25 ganadas al autor, 4 de 5 a un jugador avanzado, 7 de 10 a uno medio) necesitan personas.
reproduce-title-003 = Documento 003: Monopoly óptimo
reproduce-about-003 = Un jugador de Monopoly por módulos (subastas, hipotecas, edificación, cárcel, negociación) con un factor de riesgo. El documento cuenta sus resultados con palabras, y el tiempo que tardaba una partida simulada.
reproduce-out-003 = Su fichero de resultados no está impreso, así que sus porcentajes no pueden figurar junto a los nuestros.
reproduce-title-004 = Documento 004: parchís
reproduce-about-004 = Un jugador de parchís con dos colores que suma siete reglas. El documento no mide nada; aquí su jugador se enfrenta a uno que mueve al azar, y se prueba lo que dice sobre mirar más lejos.
reproduce-out-004 = El documento no tiene partidas contra personas ni cifras.

reproduce-ours = nuestro
reproduce-bar-document = documento
reproduce-bars-title = Proporciones con sus intervalos
reproduce-bars-about = Nuestros porcentajes con sus intervalos, seguidos de los del documento donde los hay
reproduce-bars-axis = proporción
reproduce-parts-about = Parte de las victorias según el riesgo del ganador, con intervalos
reproduce-parts-x = riesgo del ganador
reproduce-parts-y = parte de las victorias
reproduce-parts-even = si el riesgo no influyera
reproduce-order-what = dónde están los ganadores
reproduce-order = sobre todo por encima de 0,8; los que menos, por debajo de 0,2
reproduce-order-same = lo mismo, y con claridad
reproduce-order-other = no con claridad
reproduce-of = { $found } de { $all }
reproduce-played = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
reproduce-micros = { $micros } µs
reproduce-millis = { $millis } ms

reproduce-000-2-course-title = El curso de una partida con poco dinero
reproduce-000-2-course-about = Figuras 1 a 3 del documento: una partida que gana un jugador basado en reglas. El dinero no decide; decide quien puede edificar. La nuestra es la primera partida de la serie anterior en la que gana al final el jugador basado en reglas del primer asiento.
reproduce-000-3-course-title = El curso de una partida desde la situación avanzada
reproduce-000-3-course-about = Figuras 4 a 7 del documento: los jugadores en los asientos de su tabla, y gana el primero. La nuestra es la primera partida de la serie anterior que acaba así.
reproduce-course-facts = { $turns } turnos; bloque { $block } de la serie con semilla { $seed }, sin rotación
reproduce-000-4-prices-title = La cadena de precios de la primera subasta
reproduce-000-4-prices-about = El documento da dos precios de sus subastas de la casilla 34. Cada puja se sigue de la anterior: el jugador basado en reglas sube una décima parte, el otro una unidad.
reproduce-prices-rules = lo máximo que pagó el basado en reglas
reproduce-prices-random = lo que acabó pagando el pseudoaleatorio
reproduce-prices-bid = puja número { $number }
reproduce-prices-never = no está en la cadena
reproduce-prices-chain = Todas las pujas: { $chain }
reproduce-prices-facts = { $auctions ->
    [one] la primera subasta
   *[other] { $auctions } subastas
} con semilla { $seed }, hasta que el pseudoaleatorio aguantó hasta el final
reproduce-prices-picture = El precio puja a puja, comparado con el impreso
reproduce-prices-x = puja
reproduce-prices-y = precio
reproduce-prices-line = pujas
reproduce-prices-printed = precio impreso
reproduce-000-8-subset-title = La búsqueda de subconjuntos: el ejemplo resuelto y las tres horas
reproduce-000-8-subset-about = Reunir 32.000 hipotecando entre seis propiedades y perder el menor alquiler; y elegir entre 52 edificios con 128.000 para gastar, que al documento le costó tres horas de espera.
reproduce-subset-lots = propiedades que se hipotecan
reproduce-subset-lost = alquiler perdido
reproduce-subset-time = lo mejor de { $buildings } edificios por { $money }
reproduce-subset-hours = 3 h
reproduce-subset-facts = Búsqueda exacta en los dos casos; el tiempo es la mediana de 201 llamadas en esta máquina. El ejemplo tiene su propia hipoteca para la casilla 24.

reproduce-001-0-printed-game-title = La partida impresa
reproduce-001-0-printed-game-about = Nueve jugadas del jugador inteligente, todas las evaluaciones del primer turno y las mejores evaluaciones sucesivas de cada turno, tal como las imprime el documento.
reproduce-printed-moves = jugadas que también elige nuestro jugador
reproduce-printed-evaluations = evaluaciones del primer turno
reproduce-printed-maxima = mejores evaluaciones de todos los turnos
reproduce-printed-difference = Mayor diferencia en cualquier número: { $difference }.
reproduce-001-1-cells-title = Casillas controladas al final
reproduce-001-1-cells-about = El documento imprime el recuento final de cada una de sus 50 partidas. Aquí está cuántas veces controló su jugador tantas de las nueve casillas, junto a las nuestras.
reproduce-cells = { $cells } casillas
reproduce-cells-axis = parte de las partidas

reproduce-003-sweep-title = El riesgo contra jugadores del documento 000
reproduce-003-sweep-about = No está en el documento: un jugador óptimo con cada riesgo contra tres basados en reglas, todos los valores con los mismos dados.
reproduce-003-trades-title = La suma que salda un trato
reproduce-003-trades-about = El documento salda los tratos con el 1 % de la diferencia de alquileres con hotel: con sumas mayores casi no hay tratos, y sin tratos las partidas se alargan.
reproduce-trades-deals = tratos por partida, saldo del { $settlement } %
reproduce-trades-turns = turnos por partida, saldo del { $settlement } %
reproduce-trades-endless = partidas sin acabar, saldo del { $settlement } %
reproduce-trades-what = tratos con un saldo del 100 %, respecto a los del 1 %
reproduce-trades-document = casi ninguno
reproduce-trades-note = El documento no dice cómo de grandes eran sus sumas mayores, y las nuestras no pueden pasar de la diferencia entera. Aquí un trato para el que falta dinero no se abandona: el jugador vuelve a mirar ocho turnos después. Por eso las sumas mayores retrasan los tratos más que impedirlos.
reproduce-003-auctions-title = Subastas entre jugadores que siempre compran
reproduce-003-auctions-about = Como sus jugadores compran todo lo que pueden pagar, el documento espera que las subastas sean raras.
reproduce-auctions-share = parte de las propiedades de la banca que sale a subasta
reproduce-auctions-rare = raras
reproduce-auctions-bought = propiedades compradas por partida
reproduce-auctions-held = subastas de propiedades por partida
reproduce-auctions-note = Quien cae en una propiedad libre sin dinero para comprarla deja que salga a subasta, y tras unas vueltas comprándolo todo eso ocurre a menudo. Las propiedades de los arruinados vuelven a la banca, de modo que ambas cifras suman más de las que hay.
reproduce-003-landing-title = Las casillas no son igual de probables
reproduce-003-landing-about = Para su regla de salir de la cárcel el documento supone que todas las casillas son igual de probables, y dice que no es cierto. Aquí se calcula exactamente cuánto no lo es.
reproduce-landing-least = la propiedad donde menos tiradas acaban
reproduce-landing-most = la propiedad donde más tiradas acaban
reproduce-landing-picture = La probabilidad de que una tirada acabe en cada casilla, comparada con probabilidades iguales
reproduce-landing-x = casilla
reproduce-landing-y = probabilidad de acabar ahí
reproduce-landing-even = todas iguales
reproduce-landing-facts = Exacto: la cadena de docs/landing.md, para jugadores que pagan en cuanto pueden por salir de la cárcel.
reproduce-003-time-title = El tiempo de una partida
reproduce-003-time-about = El documento no pudo decidir mediante partidas simuladas, porque cada una tardaba 0,17 s.
reproduce-time-what = una partida de cuatro jugadores
reproduce-time-note = Es { $times } veces más rápido, en un núcleo de esta máquina.

reproduce-004-decisions-title = Decisiones que cambiarían al mirar más lejos
reproduce-004-decisions-about = El documento no tuvo tiempo de seguir lo que desencadena una jugada, y esperaba que pocas decisiones fueran distintas.
reproduce-decisions-what = decisiones distintas, donde se puede elegir
reproduce-decisions-few = pocas
reproduce-decisions-facts = { $decisions } decisiones de { $games ->
    [one] una partida
   *[other] { $games } partidas
} del jugador del documento contra sí mismo
