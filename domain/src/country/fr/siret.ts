import * as siren from 'stdnum/lib/cjs/fr/siren.js'
import * as siret from 'stdnum/lib/cjs/fr/siret.js'
import { stdnumCheck } from '../tax-id-check.ts'
import type { TaxIdCheck } from '../tax-id-check.ts'

/**
 * A SIRET whose first nine digits are a SIREN: stdnum checks only the sum of all fourteen. Source: Insee, definition of
 * the SIRET (SIREN and five digits, NIC).
 */
export const siretCheck: TaxIdCheck = bare => {
  const result = stdnumCheck(siret)(bare)
  if (!result.ok) return result
  const inner = stdnumCheck(siren)(bare.slice(0, 9))
  return inner.ok ? result : inner
}
