import * as codiceFiscale from 'stdnum/lib/cjs/it/codicefiscale.js'
import * as iva from 'stdnum/lib/cjs/it/iva.js'
import { refuse } from '../../decision.ts'
import { type TaxIdCheck, isCalendarDay, stdnumCheck } from '../tax-id-check.ts'

/** The months of a birthday, January first, and letters that stand for digits where two persons had the same code. */
const MONTHS = 'ABCDEHLMPRST'
const LETTERS = 'LMNPQRSTUV'

/**
 * The Italian tax code: a company's looks like its VAT number, a person's has sixteen characters with a birthday, which
 * stdnum does not compare with the calendar. Source: D.M. 23 dicembre 1976, art. 3 and 4; women have 40 added to the day.
 */
export const codiceFiscaleCheck: TaxIdCheck = bare => {
  if (/^\d{0,11}$/.test(bare)) return stdnumCheck(iva)(bare)
  const result = stdnumCheck(codiceFiscale)(bare)
  if (!result.ok) return result
  const year = 2000 + numberOf(bare.slice(6, 8))
  const month = MONTHS.indexOf(bare[8] ?? '') + 1
  // The century is not in the code: 29 February of the year 00 is that of 2000.
  return isCalendarDay(year, month, numberOf(bare.slice(9, 11)) % 40)
    ? result
    : refuse('wrong_format')
}

function numberOf(text: string): number {
  return Number(text.replace(/[A-Z]/g, letter => String(LETTERS.indexOf(letter))))
}
