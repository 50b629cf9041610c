## monopd

command-monopd-bot = Un agente como jugador en un servidor monopd
value-address = HOST:PUERTO
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
