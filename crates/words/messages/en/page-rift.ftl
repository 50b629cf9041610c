# The page at a table of The Rift, in English.
# es/page-rift.ftl has the same keys in the same order, with the same variables.

page-rift-name = The Rift
