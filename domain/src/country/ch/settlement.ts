import { decimal } from '../../money/decimal.ts'
import { NO_SETTLEMENT_RULES, type SettlementRules } from '../settlement.ts'

/** The smallest coin is five Rappen (Münzverordnung art. 1), so cash is rounded to it; transfers are not. */
export const SETTLEMENT: SettlementRules = {
  ...NO_SETTLEMENT_RULES,
  rounding: {
    currency: 'CHF',
    step: decimal('0.05'),
    byDefault: false,
    law: 'WZG Art. 4; MünzV (SR 941.101) Art. 1',
    url: 'https://www.fedlex.admin.ch/eli/cc/2000/179/de',
  },
}
