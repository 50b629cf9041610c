# La página en una mesa de Monopoly, en español.
# en/page-monopoly.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

page-monopoly-name = Monopoly
