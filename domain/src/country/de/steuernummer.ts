import { accept, refuse } from '../../decision.ts'
import type { TaxIdCheck } from '../tax-id-check.ts'

/**
 * The German Steuernummer as a tax office writes it, of ten or eleven digits, or in the federal form of thirteen: the
 * number of the office with a 0 at the fifth place. There is no check digit that holds in every Land. stdnum 1.12.0
 * requires in addition that a digit occurs twice or three times, which is a rule of the personal IdNr (§ 139b AO) and
 * refuses one true Steuernummer in sixty. Source: ELSTER, Aufbau der Steuernummer (table of the sixteen Länder).
 */
export const steuernummer: TaxIdCheck = bare => {
  if (!/^\d*$/.test(bare)) return refuse('wrong_format')
  if (bare.length === 10 || bare.length === 11) return accept(bare)
  if (bare.length !== 13) return refuse('wrong_length')
  return FEDERAL.test(bare) ? accept(bare) : refuse('wrong_format')
}

/** The first digits are those of the Land: 28 Baden-Württemberg, 9 Bayern, 11 Berlin … */
const FEDERAL = /^((28|11|30|24|22|26|40|23|27|10|32|31|21|41)\d\d|[59]\d{3})0\d{8}$/
