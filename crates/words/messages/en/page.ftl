# The frame of the page: lobby, set-up, table, after the game, in English.
# es/page.ftl has the same keys in the same order, with the same variables.

page-name = Ludoteca
