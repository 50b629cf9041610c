# The page at a table of Monopoly, in English.
# es/page-monopoly.ftl has the same keys in the same order, with the same variables.

page-monopoly-name = Monopoly
