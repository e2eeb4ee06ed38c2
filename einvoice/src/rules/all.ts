import { INDIA } from './bordereau/india.ts'
import { REVERSE_CHARGE_NUMBER } from './bordereau/reverse-charge-number.ts'
import { TAX_CURRENCY } from './bordereau/tax-currency.ts'
import { EN16931 } from './en16931/en16931.ts'
import { FRANCE } from './france/france.ts'
import { COUNTRY_RULES } from './peppol/country.ts'
import { PEPPOL } from './peppol/peppol.ts'
import type { Rule } from './rule.ts'
import { LIMITS } from './rules-for.ts'
import { XRECHNUNG } from './xrechnung/xrechnung.ts'

/** Every rule of every set: for documentation and tests. rulesFor() gives those of one invoice. */
export const ALL_RULES: readonly Rule[] = [
  ...EN16931,
  ...PEPPOL,
  ...COUNTRY_RULES,
  ...XRECHNUNG,
  ...FRANCE,
  ...INDIA,
  ...TAX_CURRENCY,
  REVERSE_CHARGE_NUMBER,
  ...LIMITS,
]
