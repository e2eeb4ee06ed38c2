import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerRate } from '../offer.ts'
import { LAWS } from './sentences.ts'

/** LIVA art. 90 and 91; the Canary Islands, Ceuta and Melilla have taxes of their own. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '21', NAMES.standard),
  offerRate('reduced', '10', NAMES.reduced),
  offerRate('super_reduced', '4', { en: 'Super-reduced rate', es: 'Tipo superreducido' }),
  {
    ...offerRate('igic', '7', { en: 'IGIC (Canary Islands)', es: 'IGIC (Canarias)' }),
    category: 'L',
    rateIsFree: true,
  },
  {
    ...offerRate('ipsi', '10', { en: 'IPSI (Ceuta and Melilla)', es: 'IPSI (Ceuta y Melilla)' }),
    category: 'M',
    rateIsFree: true,
  },
  ...euExemptions(LAWS),
]
