# La página en una mesa de Monopoly, en español.
# en/page-monopoly.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

page-monopoly-name = Monopoly

## El tablero

page-monopoly-board = Tablero. Las flechas recorren las casillas, Intro abre la escritura.
page-monopoly-kind-street = calle
page-monopoly-kind-station = estación
page-monopoly-kind-utility = servicio
page-monopoly-kind-cards = se saca una tarjeta
page-monopoly-kind-tax = impuesto
page-monopoly-kind-income-tax = impuesto sobre el capital
page-monopoly-kind-go = salida
page-monopoly-kind-jail = cárcel
page-monopoly-kind-go-to-jail = a la cárcel
page-monopoly-kind-parking = descanso
page-monopoly-hotel = un hotel
page-monopoly-houses = { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
page-monopoly-mortgaged = en hipoteca
page-monopoly-says-owner = es de { $name }
page-monopoly-says-free = en venta por { $amount }
page-monopoly-says-rent = alquiler { $amount }
page-monopoly-says-rent-dice = alquiler { $amount } por los puntos de los dados
page-monopoly-says-here = aquí: { $names }
page-monopoly-turn-of = Turno de { $name }
page-monopoly-opening = ¿Quién empieza?
page-monopoly-over = La partida ha terminado
page-monopoly-rolled = { $name } ha sacado un { $sum }
page-monopoly-drew = { $name } ha sacado esta tarjeta:
page-monopoly-dice = Dados: { $first } y { $second }, { $sum } en total
page-monopoly-turn = Turno { $turn }
page-monopoly-stock = en la banca { $houses ->
    [one] { $houses } casa
   *[other] { $houses } casas
}, { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hoteles
}
page-monopoly-pot = bote { $amount }

## Escrituras

page-monopoly-close = Cerrar
page-monopoly-free = libre
page-monopoly-group = El resto del grupo
page-monopoly-lift-for = en hipoteca: se levanta con { $amount }
page-monopoly-times-dice = { $factor } × dados
page-monopoly-visits = Tiradas que caen aquí
page-monopoly-income = Da por tirada de un rival
page-monopoly-payback = Se paga en
page-monopoly-rolls = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
page-monopoly-deed-bare = Alquiler
page-monopoly-deed-complete = con todo el grupo
page-monopoly-deed-houses = { $count ->
    [one] con { $count } casa
   *[other] con { $count } casas
}
page-monopoly-deed-hotel = con hotel
page-monopoly-deed-stations = { $count ->
    [one] con { $count } estación
   *[other] con { $count } estaciones
}
page-monopoly-deed-utilities = { $count ->
    [one] con { $count } servicio
   *[other] con { $count } servicios
}
page-monopoly-deed-pay = Se paga
page-monopoly-deed-pay-percent = o de todo lo que tienes
page-monopoly-deed-salary = Sueldo
page-monopoly-deed-fine = Multa
page-monopoly-deed-turns = Tiradas dentro, como mucho
page-monopoly-deed-price = Precio
page-monopoly-deed-mortgage = Hipoteca
page-monopoly-deed-house-price = Un edificio cuesta
page-monopoly-deed-hotel-price = Un hotel cuesta

## Jugadores

page-monopoly-cash = Dinero
page-monopoly-worth = en total { $amount }
page-monopoly-out = en bancarrota
page-monopoly-in-jail = en la cárcel, tirada { $turn }
page-monopoly-in-jail-short = en la cárcel
page-monopoly-deeds = Escrituras
page-monopoly-holds = { $group }: { $held } de { $all }
page-monopoly-you = Tú
page-monopoly-nothing = nada
page-monopoly-jail-card = Tarjeta de cárcel
page-monopoly-jail-cards = { $count ->
    [one] { $count } tarjeta de cárcel
   *[other] { $count } tarjetas de cárcel
}

## Lo que se puede hacer

page-monopoly-panel = Decisiones
page-monopoly-you-have = Tienes { $amount }
page-monopoly-buy = Comprar por { $amount }
page-monopoly-decline = No comprar
page-monopoly-decline-auction = No comprar: a subasta
page-monopoly-buy-left = te quedarían { $amount }
page-monopoly-buy-missing = te faltan { $amount }; podrías reunir { $most }
page-monopoly-completes = completa { $group }
page-monopoly-breaks = rompe { $group }
page-monopoly-jail-ways = Tira para sacar dobles, o
page-monopoly-about = ahora { $amount }
page-monopoly-estate = Edificios e hipotecas
page-monopoly-no-lots = No hay escrituras para elegir.
page-monopoly-build-one = Construir en { $name } por { $amount }
page-monopoly-sell-one = Vender un edificio de { $name } por { $amount }
page-monopoly-mortgage = Hipotecar
page-monopoly-lift = Levantar

## Subastas

page-monopoly-auction = Subasta
page-monopoly-a-house = una casa
page-monopoly-a-hotel = un hotel
page-monopoly-printed = precio { $amount }
page-monopoly-no-bid = sin pujas aún
page-monopoly-bidders = Quién puja
page-monopoly-bidder-leads = va por delante
page-monopoly-bidder-to-ask = sigue
page-monopoly-bidder-passed = ha pasado
page-monopoly-bidder-left = lo ha dejado
page-monopoly-own-bid = Tu puja
page-monopoly-bid = Pujar
page-monopoly-pass = Pasar
page-monopoly-leave = Dejar la subasta
page-monopoly-limit = Pujar por mí hasta
page-monopoly-limit-set = Vale
page-monopoly-limit-on = Puja por ti hasta { $amount }
page-monopoly-limit-off = Parar
page-monopoly-best-offer = La mejor oferta es un { $share } % más, de { $name }
page-monopoly-share = { $share } % sobre la mitad del precio: { $amount }
page-monopoly-offer-share = Ofrecer { $amount }
page-monopoly-no-offer = No ofrecer nada

## Deudas

page-monopoly-debt = Debes { $amount }
page-monopoly-missing = te faltan { $amount } y puedes reunir { $most }
page-monopoly-enough = te llega
page-monopoly-pay = Pagar { $amount }
page-monopoly-raise = Reunir { $amount } como menos cueste y pagar
page-monopoly-plan-mortgage = hipotecar { $name }: { $amount }
page-monopoly-plan-sell = vender un edificio de { $name }: { $amount }
page-monopoly-cannot-raise = Con edificios e hipotecas no te llega. ¿Puedes cambiar algo todavía?
page-monopoly-bankrupt = Declararme en bancarrota
page-monopoly-give-up = Rendirme…
page-monopoly-sure = Se vende todo lo que tienes y se acaba tu partida.
page-monopoly-not-yet = Todavía no

## Tratos

page-monopoly-trade = Tratos
page-monopoly-partner = Con quién
page-monopoly-gives = { $name } da
page-monopoly-you-give = Tú das
page-monopoly-money = Dinero
page-monopoly-money-of = Dinero de { $name }
page-monopoly-balance = { $gets } por { $gives }
page-monopoly-interest = { $amount } de intereses de hipotecas, al momento
page-monopoly-send = Ofrecer a { $name }
page-monopoly-clear = Empezar de nuevo
page-monopoly-ideas = Ofertas que completarían un grupo
page-monopoly-blocked-poor = No tienes tanto dinero.
page-monopoly-blocked-partner-poor = La otra parte no tiene tanto dinero.
page-monopoly-blocked-too-many = Ya has hecho { $most } ofertas; habrá más después de la próxima tirada.
page-monopoly-accept = Aceptar
page-monopoly-refuse = Rechazar
page-monopoly-counter = Rechazar y contraofertar
page-monopoly-counter-how = Una contraoferta espera a tu próxima ventana, antes de la próxima tirada.
page-monopoly-counter-ready = Tu contraoferta: cámbiala como quieras y envíala.
page-monopoly-package = Un paquete entre varios
page-monopoly-leg-from = De
page-monopoly-leg-to = para
page-monopoly-leg-add = Añadir al paquete
page-monopoly-refused = { $name } lo ha rechazado.
page-monopoly-why-not = ¿Por qué no?
page-monopoly-values = Aceptar le vale { $accept }; rechazar, { $refuse }.
