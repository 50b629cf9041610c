# La página en una mesa de Parchís, en español.
# en/page-parchis.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

page-parchis-name = Parchís
