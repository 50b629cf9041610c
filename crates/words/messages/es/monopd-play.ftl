# Trades, auctions, windows and hints for clients of the monopd network, in Spanish.
# en/monopd-play.ftl has the same keys in the same order.

monopd-serve-goes-on = La partida sigue.
monopd-serve-not-yours = Eso no es suyo.
monopd-serve-kept = Se hará en cuanto pueda: antes de la próxima tirada.
monopd-serve-kept-full = Ya hay demasiado esperando a su próximo momento de administrar.
monopd-serve-kept-refused = { $lot }: lo que quería hacer antes ya no se puede hacer.
monopd-serve-no-partner = No hay nadie con ese número con quien tratar.
monopd-serve-many-trades = Hay demasiados tratos abiertos.
monopd-serve-no-trade = No hay tal trato.
monopd-serve-old-trade = El trato ha cambiado desde entonces.
monopd-serve-bad-part = Se esperaba algo que tenga alguien de la partida, y ninguna cantidad bajo cero.
monopd-serve-empty-trade = Aún no hay nada en el trato.
monopd-serve-two-only = En esta mesa los tratos son solo entre dos.
monopd-serve-too-many-parties = Demasiados jugadores para un trato.
monopd-serve-trade-kept = La oferta se hará en cuanto pueda hacer una: antes de la próxima tirada.
monopd-serve-on-table = La oferta está sobre la mesa; acaba con su respuesta.
monopd-serve-no-auction = No hay ninguna subasta.
monopd-serve-highest-already = La puja más alta es suya.
monopd-serve-left-auction = Ha dejado esta subasta.
monopd-serve-low-bid = Alguien ha pujado ya tanto.
monopd-serve-standing = Su puja queda en pie, y se hará cuando le toque pujar.
monopd-serve-outbid = Su puja ha llegado tarde, o ya no es bastante alta.
monopd-serve-replaced = Un jugador del ordenador decide por usted hasta que haga algo.
monopd-serve-returned = Vuelve a decidir usted.
monopd-button-back = He vuelto
monopd-button-bankrupt = Declararse en bancarrota
monopd-button-hint = Pista
monopd-hint = { $agent } elegiría: { $action }
monopd-hint-chance = Probabilidad de ganar así: { $share }
monopd-hint-reasons = Lo que más cuenta: { $reasons }
