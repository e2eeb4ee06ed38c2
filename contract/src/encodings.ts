import * as z from 'zod/mini'
import { ENCODINGS } from './encoding-names.ts'

/** The encoding in which a file was read. */
export const foundEncoding = z.object({
  used: z.enum(ENCODINGS),
  /** No other one gives a text that is nearly as likely. */
  sure: z.boolean(),
  /** Those that give other texts, the likelier first. */
  others: z.array(z.enum(ENCODINGS)),
})
