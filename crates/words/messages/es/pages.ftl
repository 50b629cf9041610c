# Títulos del manual, en español.
# en/pages.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

pages-title = Ludoteca: cómo se juega
pages-tutorial = Street Master's, paso a paso
pages-console = Las órdenes de la consola
pages-games = Cada juego en el terminal
