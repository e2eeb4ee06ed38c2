import { type Decision, accept, refuse } from '../../decision.ts'
import type { TaxIdRefusal } from '../tax-id-kind.ts'

/**
 * The German Steuernummer as a tax office writes it, of ten or eleven digits, or in the federal form of thirteen: the
 * number of the office with a 0 at the fifth place. It is kept in the groups in which it is typed, because each Land has
 * its own (181/815/08155 in Bayern, 133/8150/8159 in Nordrhein-Westfalen) and the digits do not say of which Land they
 * are. There is no check digit that holds in every Land. stdnum 1.12.0 requires in addition that a digit occurs twice or
 * three times, which is a rule of the personal IdNr (§ 139b AO) and refuses one true Steuernummer in sixty. Source:
 * ELSTER, Aufbau der Steuernummer (table of the sixteen Länder).
 */
export function readSteuernummer(text: string): Decision<string, TaxIdRefusal> {
  const groups = text.split(SEPARATORS).filter(group => group !== '')
  const digits = groups.join('')
  if (!/^\d*$/.test(digits)) return refuse('wrong_format')
  if (digits.length === 13) return FEDERAL.test(digits) ? accept(digits) : refuse('wrong_format')
  if (digits.length !== 10 && digits.length !== 11) return refuse('wrong_length')
  return accept(groups.join('/'))
}

const SEPARATORS = /[\s/.\-\u2010-\u2015]+/

/** The first digits are those of the Land: 28 Baden-Württemberg, 9 Bayern, 11 Berlin … */
const FEDERAL = /^((28|11|30|24|22|26|40|23|27|10|32|31|21|41)\d\d|[59]\d{3})0\d{8}$/
