# Headings of the manual, in English.
# es/pages.ftl has the same keys in the same order, with the same variables.

pages-title = Ludoteca: how to play
pages-tutorial = Street Master's step by step
pages-console = The commands of the console
pages-games = Every game in the terminal
