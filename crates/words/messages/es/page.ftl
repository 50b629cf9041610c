# El marco de la página: vestíbulo, preparación, mesa y después de la partida, en español.
# en/page.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

page-name = Ludoteca
