# La página en una mesa de La Grieta, en español.
# en/page-rift.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

page-rift-name = La Grieta
