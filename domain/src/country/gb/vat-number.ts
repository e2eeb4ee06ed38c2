import * as vat from 'stdnum/lib/cjs/gb/vat.js'
import { refuse } from '../../decision.ts'
import { type TaxIdCheck, stdnumCheck } from '../tax-id-check.ts'

/**
 * The British VAT number, whose digits a trader in Northern Ireland also has with the letters XI (Windsor Framework).
 * stdnum accepts any two letters before three digits: GD 000 to 499 are government departments, HA 500 to 999 health
 * authorities. Source: Commission, VIES VAT number routines (GB, XI).
 */
export const britishVat: TaxIdCheck = bare =>
  bare.length === 5 && !/^(GD[0-4]|HA[5-9])\d\d$/.test(bare)
    ? refuse('wrong_format')
    : stdnumCheck(vat, 'GB')(bare)
