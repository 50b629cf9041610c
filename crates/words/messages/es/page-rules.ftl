# Nombres de reglas, tableros, interruptores y sus valores, para preparar una mesa, en español.
# en/page-rules.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

## Presets and boards

page-preset-official = Las reglas oficiales
page-preset-street-masters = Street Master’s
page-preset-serial = Monopolio Serial
page-preset-optimal = El estudio del juego óptimo
page-preset-standard = La Grieta
page-preset-classic = El juego clásico
page-preset-four = Cada color por su cuenta
page-preset-partners = Por parejas
page-preset-fast = Dos dados
page-preset-sixteen = Dieciséis seguros
page-preset-six = Seis colores
page-preset-quick = Una partida rápida
page-board-madrid = Madrid
page-board-atlantic-city = Atlantic City
page-board-atlantic-city-es = Atlantic City, en español

## Switches of Monopoly

page-switch-short = Partida corta
page-switch-time_limit = Partida contrarreloj
page-switch-start_cash = Dinero al empezar
page-switch-houses = Casas en el banco
page-switch-hotels = Hoteles en el banco
page-switch-unlimited_buildings = Edificios sin límite
page-switch-houses_before_hotel = Casas antes de un hotel
page-switch-even_building = Edificar por igual
page-switch-hotel_sold_whole = El hotel se vende entero
page-switch-building_auctions = Subastas de edificios escasos
page-switch-auctions = Subastas
page-switch-low_bid_passes = Una puja demasiado baja pasa
page-switch-own_auctions = Los jugadores subastan lo suyo
page-switch-sell_lots = Se puede vender al banco
page-switch-trades = Tratos
page-switch-trade_jail_cards = Tratos con cartas de la cárcel
page-switch-trade_buildings = Tratos con calles edificadas
page-switch-packages = Ofertas de varias calles
page-switch-offers_per_window = Ofertas seguidas
page-switch-others_manage = Los demás edifican y tratan entre turnos
page-switch-manage_after_move = Edificar y tratar después de mover
page-switch-transfer_interest = Interés por hipotecas que cambian de dueño
page-switch-estate = Lo del arruinado pasa a
page-switch-income_tax = Impuesto sobre la renta
page-switch-free_parking_pot = El aparcamiento recoge las multas
page-switch-double_salary = Paga doble al caer en la salida
page-switch-jail_ends_free = El último intento en la cárcel es gratis
page-switch-fine_any_turn = La multa se paga en cualquier turno
page-switch-rent_in_jail = Se cobra alquiler en la cárcel
page-switch-keep_jail_cards = Se guardan las cartas de la cárcel
page-switch-reshuffle_decks = Se barajan los mazos de nuevo
page-switch-fresh_throw = Nueva tirada para los servicios
page-switch-opening_roll = Se tira para ver quién empieza
page-switch-dealt_lots = Calles repartidas al empezar
page-switch-last_bankruptcy = Ruinas hasta el final (0: todas)
page-switch-turn_limit = Turnos hasta el final (0: sin límite)
page-switch-pay_automatically = Las deudas se pagan solas

## Switches of The Rift

page-switch-board = Tablero
page-switch-eco = Eco
page-switch-tie_break = Con puntos iguales
page-switch-value_limit = Valor máximo del mazo (0: sin límite)
page-switch-max_copies = Copias de una carta
page-switch-extra_cards = Cartas adicionales
page-switch-forced_centre = La primera carta va al centro
page-switch-pie = El segundo puede quedarse la primera jugada
page-switch-unplayed_counts = Las cartas en la mano cuentan
page-switch-games = Partidas de un encuentro

## Switches of Parchís and Pig

page-switch-seating = Colores de un jugador
page-switch-pairing = Qué colores van juntos
page-switch-dice = Dados
page-switch-out_at_start = Fichas fuera al empezar
page-switch-six_counts = Un seis cuenta
page-switch-goal = Entrar en la meta
page-switch-bonuses = Premios por comer y por llegar
page-switch-barriers = Barreras
page-switch-places = Se juega por todos los puestos
page-switch-safe_squares = Seguros
page-switch-target = Puntos para ganar

## What switches can be

page-value-open = abiertas
page-value-percent = en porcentaje
page-value-creditor = el acreedor
page-value-bank = la banca
page-value-choice = a elegir
page-value-flat = una cantidad fija
page-value-draw = empate
page-value-pairs = dos
page-value-singles = uno
page-value-partners = uno, con pareja
page-value-opposite = los opuestos
page-value-exact = con la tirada exacta
page-value-printed = los impresos
page-value-sixteen = dieciséis
page-value-four = cuatro colores
page-value-six = seis colores

## What can be set on computer players

page-word-no = no
page-word-yes = sí
page-word-none = ninguna
page-word-aggressive = agresiva
page-word-cautious = prudente
page-word-runner = corredora
page-word-blocker = bloqueadora
