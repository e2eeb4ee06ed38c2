import * as z from 'zod/mini'
import { date } from './amount.ts'

/** A text in the languages of the interface, by BCP 47 tag; English is always there. */
const localText = z.catchall(z.object({ en: z.string() }), z.string())

/** A date from which an e-invoicing law binds the company or its customers. */
export const obligation = z.object({
  /** The key of the obligation, stable. */
  id: z.string(),
  date,
  /** ISO 3166-1 alpha-2, or EU for the European Union. */
  country: z.string(),
  /** The law binds the company itself. */
  own: z.boolean(),
  /** The law, as cited. */
  source: z.string(),
  /** What it requires; shown after the country's name. */
  requires: localText,
  /** What the company does about it. */
  action: localText,
})
