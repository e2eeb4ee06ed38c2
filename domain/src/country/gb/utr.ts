import * as utr from 'stdnum/lib/cjs/gb/utr.js'
import { type TaxIdCheck, stdnumCheck } from '../tax-id-check.ts'

/**
 * A Unique Taxpayer Reference of ten digits. HMRC's letters write a K before or after it, which is not a part of it.
 * Source: HMRC, Corporation Tax and Self Assessment letters; python-stdnum (gb.utr).
 */
export const utrCheck: TaxIdCheck = bare => stdnumCheck(utr)(bare.replace(/^K+|K$/g, ''))
