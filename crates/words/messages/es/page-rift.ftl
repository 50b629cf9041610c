# La página en una mesa de La Grieta, en español.
# en/page-rift.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

page-rift-name = La Grieta

## La carta y el tablero
page-rift-board = Tablero
page-rift-cell = columna { $column }, fila { $row }
page-rift-cell-empty = { $cell }: vacía
page-rift-cell-held = { $cell }: { $card }; de { $name }
page-rift-cell-flips = { $count ->
    [0] { $cell }: vacía; no volteas nada
    [one] { $cell }: vacía; volteas una carta
   *[other] { $cell }: vacía; volteas { $count } cartas
}
page-rift-card = { $name }: { $top } arriba, { $right } a la derecha, { $bottom } abajo, { $left } a la izquierda
page-rift-hand = { $count ->
    [0] Tu mano: sin cartas
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
page-rift-seat = { $name }: { $points } en el tablero, { $held } en la mano, { $deck } en el mazo

## Lo que se puede hacer
page-rift-choose-card = Elige una carta de tu mano, o arrástrala a una casilla.
page-rift-choose-or-take = Elige una carta, o toma la primera que se ha jugado.
page-rift-choose-cell = Elige una casilla marcada.
page-rift-choose-target = Eco: elige a qué carta ataca la carta volteada.
page-rift-flips = { $count ->
    [0] Aquí no volteas nada.
    [one] Aquí volteas una carta.
   *[other] Aquí volteas { $count } cartas.
}{ $echoes ->
    [0] {""}
    [one] {" "}Y sigue un eco.
   *[other] {" "}Y siguen { $echoes } ecos.
}
page-rift-game-over = { $name } gana la partida { $game }: { $mine }–{ $theirs }.
page-rift-game-won = Ganas la partida { $game }: { $mine }–{ $theirs }.
page-rift-game-drawn = La partida { $game } acaba en empate: { $mine }–{ $theirs }.
page-rift-between = Entre dos partidas
page-rift-next-game = Ver la siguiente

## Cómo va
page-rift-cells = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
page-rift-held = mano { $held } · mazo { $deck }
page-rift-match = { $wins ->
    [one] 1 partida
   *[other] { $wins } partidas
} · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
page-rift-match-state = Partida { $game } de { $games } · partidas { $mine }–{ $theirs }

## La carta de cerca
page-rift-look = Señala una carta para verla de cerca.
page-rift-kind = { $rarity } · { $faction } · valor { $value }
page-rift-no-ability = Sin habilidades.
page-rift-security = Mostrar la seguridad
page-rift-security-about = Probabilidad estimada de que una carta siga siendo de quien la tiene, por sus lados libres (marcados) y las cartas que quedan en las manos. El candado: no tiene lados libres.
page-rift-ability-draw = Robar { $count }
page-rift-ability-defender = Defensor
page-rift-ability-force = Fuerza
page-rift-ability-echo = Eco
page-rift-ability-other = { $name }
page-rift-does-draw = { $count ->
    [one] Al jugarla robas una carta.
   *[other] Al jugarla robas { $count } cartas.
}
page-rift-does-defender = Al jugarla no voltea nada.
page-rift-does-force = Al jugarla también voltea con valores iguales.
page-rift-does-echo = Cada carta que voltea ataca a otra a su lado.
page-rift-does-other = Una habilidad de este juego de cartas.
page-rift-rarity-common = Común
page-rift-rarity-rare = Rara
page-rift-rarity-epic = Épica
page-rift-rarity-unique = Única

## El taller de mazos
page-rift-decks = Mazos de La Grieta
page-rift-decks-about = { $size } cartas, como mucho { $copies } copias de cada una.
page-rift-collection = Colección
page-rift-found = { $count ->
    [0] Ninguna carta
    [one] Una carta
   *[other] { $count } cartas
}
page-rift-filters = Filtros
page-rift-filter-text = Buscar
page-rift-filter-faction = Facción
page-rift-filter-rarity = Rareza
page-rift-filter-ability = Habilidad
page-rift-filter-low = Valor desde
page-rift-filter-high = Valor hasta
page-rift-filter-all = Todas
page-rift-filter-none = Sin habilidad
page-rift-filter-draw = Robar
page-rift-filter-clear = Quitar filtros
page-rift-order = Orden
page-rift-order-base = De la colección
page-rift-order-name = Nombre
page-rift-order-value = Valor
page-rift-order-sum = Suma de lados
page-rift-deck = Tu mazo
page-rift-deck-size = { $count } de { $size } cartas
page-rift-deck-empty = Toca cartas de la colección para añadirlas.
page-rift-deck-name = Nombre del mazo
page-rift-deck-code = Código
page-rift-deck-code-hint = Pega aquí un código
page-rift-deck-read = Leer
page-rift-deck-copy = Copiar
page-rift-deck-copied = Copiado
page-rift-deck-save = Guardar
page-rift-deck-saved = Guardado en este navegador.
page-rift-deck-not-saved = El navegador no deja guardar nada.
page-rift-deck-fill = Completar al azar
page-rift-deck-no-fill = Con este límite no se puede completar.
page-rift-deck-clear = Vaciar
page-rift-deck-add = Añadir { $card } ({ $have } de { $most })
page-rift-deck-remove = Quitar { $card }
page-rift-deck-load = Abrir
page-rift-deck-forget = Borrar { $name }
page-rift-deck-mine = Mazos guardados
page-rift-deck-none = Todavía no has guardado ninguno.
page-rift-deck-show = Ver el mazo
page-rift-deck-play = Jugar con este mazo
page-rift-deck-checked = El servidor da el mazo por bueno.
page-rift-format = Límite de valor
page-rift-format-open = Sin límite
page-rift-format-limit = Hasta { $limit }
page-rift-value = Valor { $value }
page-rift-value-of = Valor { $value } de { $limit }
page-rift-curve = Curva de valores
page-rift-curve-column = { $count ->
    [one] 1 carta de valor { $value }
   *[other] { $count } cartas de valor { $value }
}
page-rift-test-hand = Mano de prueba
page-rift-test-deal = Repartir cinco
page-rift-fault-size = Tiene { $found } cartas y han de ser { $size }.
page-rift-fault-copies = { $card }: { $found } copias, y caben { $most }.
page-rift-fault-value = El valor es { $found }, y el límite { $most }.
page-rift-code-length = Un código tiene unas 20 letras.
page-rift-code-letter = Hay un signo que los códigos no tienen.
page-rift-code-check = Hay alguna letra mal o falta una.
page-rift-code-version = El código es de otra versión.
page-rift-code-no-deck = El código no es de un mazo de 20 cartas.
page-rift-code-other-base = El código es de otra colección de cartas.
page-rift-cards-missing = No se han podido traer las cartas: { $why }
page-rift-cards-loading = Trayendo las cartas…
page-rift-cards-again = Probar otra vez
