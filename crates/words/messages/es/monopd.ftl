## monopd

command-monopd-bot = Un agente como jugador en un servidor monopd
value-host-port = HOST:PUERTO
value-setting = NOMBRE=0|1
option-monopd-connect = El servidor
option-monopd-agent = Quién decide (por defecto: optimal)
option-monopd-name = Cómo se llama allí (por defecto: el nombre del agente)
option-monopd-create = Crea una partida de este tipo, por ejemplo city; sin esto ni --game entra en la primera partida con sitio
option-monopd-game = Entra en la partida de este número
option-monopd-players = Cuántos tienen que estar antes de que empiece la partida que ha creado (por defecto: 2)
option-monopd-set = Cambia una opción de la partida que ha creado, por ejemplo auctionsenabled=0
option-monopd-rounds = Se va después de tantas rondas; sin tratos una partida puede no acabar nunca
option-monopd-seed = Semilla de lo que el agente deja al azar (por defecto: cualquiera)
monopd-no-server = No se llega a { $address }: { $reason }
monopd-expected-setting = --set espera NOMBRE=0 o NOMBRE=1
monopd-named = El servidor nos conoce como { $name }, jugador { $player }.
monopd-joined = En la partida { $game }.
monopd-started = La partida ha empezado.
monopd-refused = El servidor ha rechazado { $command }: { $text }
monopd-not-understood = No se entiende: { $reason }
monopd-won = Ha ganado.
monopd-lost = Ha ganado otro.
monopd-bankrupt = En bancarrota.
monopd-limit = Se ha ido después de la última ronda.
monopd-stopped = Se ha ido porque se le ha pedido.
monopd-gone = La conexión o la partida ya no está.
monopd-lost-connection = Se ha perdido la conexión; se intenta volver.
monopd-came-back = De vuelta en la partida.
monopd-stranger = { $address } no habla el protocolo monopd.
monopd-no-such-game = No hay ninguna partida { $game }.
monopd-full = La partida { $game } está completa, o ya ha empezado.
monopd-no-option = La partida no tiene la opción «{ $name }», sino: { $known }
monopd-not-let-in = Sin eso no hay nada que jugar.

## monopd: our tables for its clients

monopd-kind-city = Monopoly
monopd-kind-city-about = Atlantic City; los sitios libres son de jugadores del ordenador
monopd-kind-spanish = Monopoly en español
monopd-kind-spanish-about = El mismo tablero con nombres y tarjetas en español
monopd-option-collectfines = El parking paga impuestos y multas
monopd-option-alwaysshuffle = Las tarjetas se barajan antes de cada una
monopd-option-auctionsenabled = Lo que nadie compra se subasta
monopd-option-doublepassmoney = Paga doble por caer en la salida
monopd-option-unlimitedhouses = A la banca no se le acaban los edificios
monopd-option-norentinjail = Los dueños en la cárcel no cobran
monopd-option-allowestatesales = Se puede vender a la banca
monopd-option-automatetax = El impuesto menor sin preguntar
monopd-option-thirdplayer = Un tercer jugador
monopd-option-fourthplayer = Un cuarto jugador
monopd-option-fifthplayer = Un quinto jugador
monopd-option-sixthplayer = Un sexto jugador
monopd-serve-started = La partida ha empezado. En los sitios libres juega el ordenador.
monopd-serve-over = La partida ha acabado. Gana: { $winners }
monopd-serve-back = Hola de nuevo.
monopd-serve-nameless = Anónimo
monopd-serve-too-fast = Demasiadas órdenes a la vez.
monopd-serve-garbled = Se esperaban líneas UTF-8 de 2048 bytes como mucho.
monopd-serve-full = Las { $most } plazas están ocupadas; inténtelo más tarde.
monopd-serve-silent = Se esperaba un nombre en { $seconds } segundos.
monopd-serve-elsewhere = Ha vuelto por otra conexión.
monopd-serve-no-name = Primero se esperaba un nombre.
monopd-serve-in-game = Ya está en una partida.
monopd-serve-no-game = No hay tal partida.
monopd-serve-no-game-yet = No está en ninguna partida.
monopd-serve-no-kind = No hay tal tipo de partida.
monopd-serve-not-here = Nuestras mesas no conocen eso.
monopd-serve-not-running = La partida no está en marcha.
monopd-serve-watching = Está mirando.
monopd-serve-not-now = Eso no se puede hacer ahora.
monopd-serve-not-master = Eso solo lo puede hacer quien ha creado la partida, antes de que empiece.
monopd-serve-no-option = No hay tal opción, o solo puede ser 0 o 1.
monopd-button-roll = Tirar
monopd-button-buy = Comprar { $n }
monopd-button-auction = Subasta
monopd-button-decline = No comprar
monopd-button-fine = Multa
monopd-button-card = Tarjeta
monopd-button-tax-fixed = Pagar { $n }
monopd-button-tax-percent = El { $n } %
monopd-button-pay = Pagar
monopd-button-leave-game = Salir
option-monopd = Dónde escuchar a clientes de la red monopd, por ejemplo 127.0.0.1:1234 (por defecto: en ningún sitio)
serve-monopd = Para clientes de la red monopd: { $address }
monopd-serve-sent-away = Quien creó la partida ha dejado libre tu sitio.
monopd-serve-no-player = En esta partida no hay nadie con ese número a quien puedas levantar.
