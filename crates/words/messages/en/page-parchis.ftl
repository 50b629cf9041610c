# The page at a table of Parchís, in English.
# es/page-parchis.ftl has the same keys in the same order, with the same variables.

page-parchis-name = Parchís
