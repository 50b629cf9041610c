# La sala: `ludoteca serve`, y lo que responde el servidor, en español.
# en/serve.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

command-serve = Abre la sala: mesas para personas y jugadores del ordenador, en el navegador y por la red
option-listen = Dónde escuchar (por defecto: 127.0.0.1:8080)
option-data = Dónde se guarda todo (por defecto: una carpeta del usuario)
option-database = Otra base de datos: postgres://USUARIO:CLAVE@HOST/NOMBRE, o sqlite://RUTA
option-reports = Una carpeta de informes que se abren desde la página; puede darse varias veces
value-address = DIRECCIÓN

serve-open = La Ludoteca está abierta: { $address }
serve-kept = Todo se guarda en { $place }. Ctrl-C la cierra.
serve-without-page = La página no se construyó en este programa: constrúyelo donde esté Node, o usa la interfaz bajo { $address }/api.
serve-closed = Cerrada. Todas las mesas siguen cuando vuelvas a abrir.
serve-taken = { $address } lo ocupa otro programa (quizá otra ludoteca). Prueba otro puerto: ludoteca serve --listen { $other }
serve-cannot-listen = No se puede escuchar en { $address }: { $reason }
serve-bad-folder = No se puede usar la carpeta { $folder }: { $reason }
serve-used = Otra ludoteca usa { $folder }. Ciérrala, o indica otra carpeta con --data
serve-bad-database = No se puede usar la base de datos: { $reason }
serve-no-folder = El usuario no tiene carpeta de datos; indica una con --data

serve-no-page-title = La Ludoteca está abierta
serve-no-page = La página no se construyó en este programa. Instala Node 20 o posterior con npm y constrúyelo de nuevo con cargo build --release; todo lo demás funciona.

serve-game-pig = El Cerdo
serve-game-monopoly = Monopoly
serve-game-rift = La Grieta
serve-game-parchis = Parchís
serve-level-1 = Principiante
serve-level-2 = Fácil
serve-level-3 = Medio
serve-level-4 = Fuerte
serve-level-5 = Maestro

serve-deck-size = Un mazo tiene { $size } cartas; este, { $found }

serve-refused-stale = La partida ha seguido; mira otra vez y decide de nuevo.
serve-refused-not-your-seat = Ese asiento es de otra persona.
serve-refused-not-your-turn = No es tu turno.
serve-refused-thinking = Un jugador del ordenador está pensando; espéralo.
serve-refused-notation = Eso no es una jugada de este juego: { $reason }
serve-refused-illegal = Las reglas lo prohíben: { $reason }
serve-refused-over = La partida ha terminado.
serve-refused-waiting = La partida aún no ha empezado.
serve-refused-begun = La partida ya ha empezado.
serve-refused-not-over = Esto se puede ver cuando la partida termine.
serve-refused-nothing-to-undo = No tienes nada que deshacer.
serve-refused-too-fast = Demasiado en muy poco tiempo; espera un momento.
serve-refused-too-long = Di entre 1 y { $most } caracteres.
serve-refused-unknown-agent = Aquí no hay tal jugador del ordenador.
serve-refused-malformed = No se ha entendido: { $reason }
serve-refused-forbidden = Eso no es para ti.
serve-refused-not-found = Aquí no hay nada.
serve-refused-full = No queda ningún asiento libre.
serve-refused-bad-plan = Así no se puede hacer una mesa.
serve-refused-bad-name = Un nombre tiene entre 1 y { $most } caracteres.
serve-refused-no-such-moment = No hay tal momento en esta partida.
serve-refused-token-needed = Di primero tu nombre.
serve-refused-unknown-token = Nadie es conocido por esta ficha; di tu nombre otra vez.
serve-refused-too-large = Es demasiado grande: como mucho { $most } kB.
serve-refused-too-many = { $most ->
    [0] Ya hay demasiados.
   *[other] Ya hay demasiados: como mucho { $most }.
}
serve-refused-slow = Tu conexión no siguió el ritmo; vuelve cuando quieras.
serve-refused-not-kept = No se pudo guardar, así que no se hizo. Inténtalo dentro de un momento.
serve-refused-restarting = El servidor se reinicia; tu sitio se guarda.
serve-refused-broken = Algo se rompió por nuestra parte. Inténtalo otra vez.
