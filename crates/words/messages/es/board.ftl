# El tablero de Monopoly y lo que se mira de cerca, en español.
# en/board.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

## En medio del tablero

play-monopoly-turn = Turno { $turn }
play-monopoly-dice = dados { $dice }
play-monopoly-stock = en la banca { $houses ->
    [one] { $houses } casa
   *[other] { $houses } casas
} y { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hoteles
}
play-monopoly-debt = Deuda
play-monopoly-auction-title = Subasta
play-monopoly-bids = la puja más alta, { $amount }; tiene { $cash }
play-monopoly-may-bid = puede pujar; tiene { $cash }
play-monopoly-left = ha dejado la subasta
play-monopoly-trade-title = Una oferta
play-monopoly-package-title = Un paquete

play-monopoly-card-of = salir de la cárcel con la tarjeta de «{ $deck }»

## Marcas de dos signos

play-monopoly-mark-go = ->
play-monopoly-mark-station = E
play-monopoly-mark-utility = S
play-monopoly-mark-cards = ?
play-monopoly-mark-tax = $
play-monopoly-mark-income-tax = $$
play-monopoly-mark-jail = #
play-monopoly-mark-go-to-jail = >#
play-monopoly-mark-parking = P
play-monopoly-kind-go = salida
play-monopoly-kind-station = estación
play-monopoly-kind-utility = servicio
play-monopoly-kind-cards = tarjeta
play-monopoly-kind-tax = impuesto
play-monopoly-kind-income-tax = impuesto a elegir
play-monopoly-kind-jail = cárcel
play-monopoly-kind-go-to-jail = a la cárcel
play-monopoly-kind-parking = parque gratuito
play-monopoly-legend =
    A     solar de A             ▸BC   aquí están B y C
    A3    con tres casas         #B    B está en la cárcel
    AH    con hotel              200   precio de un solar libre
    Am    hipotecado

## Jugadores y banca

play-monopoly-column-turn = TURNO
play-monopoly-column-name = NOMBRE
play-monopoly-column-colour = COLOR
play-monopoly-column-cash = DINERO
play-monopoly-column-capital = CAPITAL
play-monopoly-column-balance = SALDO
play-monopoly-sheet-capital = Capital
play-monopoly-sheet-cash = en efectivo
play-monopoly-sheet-invested = invertido
play-monopoly-sheet-balance = Saldo de deudas
play-monopoly-mortgaged = en hipoteca
play-monopoly-houses = { $houses ->
    [one] { $houses } casa
   *[other] { $houses } casas
}
play-monopoly-houses-left = Casas en la banca: { $houses }
play-monopoly-hotels-left = Hoteles en la banca: { $hotels }
play-monopoly-endless-buildings = La banca tiene siempre casas y hoteles.
play-monopoly-unsold = { $lots ->
    [0] Todos los solares tienen dueño.
    [one] Queda { $lots } solar sin dueño:
   *[other] Quedan { $lots } solares sin dueño:
}
play-monopoly-no-player = No hay ningún jugador «{ $found }»; escribe su letra, su nombre o su color.
play-monopoly-look-what = ¿Qué miras? Una casilla (39), un jugador (B), jugadores, banca o leyenda.

## Escrituras

play-monopoly-deed-rent = Alquiler
play-monopoly-deed-rent-group = con todo el grupo
play-monopoly-deed-rent-houses = { $count ->
    [one] con { $count } casa
   *[other] con { $count } casas
}
play-monopoly-deed-rent-hotel = con hotel
play-monopoly-deed-rent-stations = { $count ->
    [one] Alquiler con { $count } estación
   *[other] con { $count } estaciones
}
play-monopoly-deed-rent-utilities = { $count ->
    [one] Dados, con { $count } servicio
   *[other] con { $count } servicios
}
play-monopoly-deed-pay = Se paga
play-monopoly-deed-pay-percent = o, de todo lo que tienes,
play-monopoly-deed-salary = Al pasar o caer se cobra
play-monopoly-deed-fine = Multa para salir
play-monopoly-deed-turns = Turnos, como mucho
play-monopoly-deed-price = Precio
play-monopoly-deed-mortgage = Hipoteca
play-monopoly-deed-house-price = Una casa cuesta
play-monopoly-deed-hotel-price = Un hotel, además de las casas
play-monopoly-deed-owner = Dueño: { $name }
play-monopoly-deed-group = El resto del grupo:
