import * as z from 'zod/mini'

/** Characters of a paper that no font has, each once: a box stands in their place. Empty: all of it is printed. */
export const unprintable = z.array(z.string())
