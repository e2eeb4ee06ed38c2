/** The value under which a "create" line is submitted; no option's own value looks like it. */
export const createValue = '\u0000create'
