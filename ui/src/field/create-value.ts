/** The value of the "create" option; no other option's value is equal to it. */
export const createValue = '\u0000create'
