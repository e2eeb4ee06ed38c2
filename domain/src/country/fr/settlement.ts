import { L_441_10 } from './late-payment.ts'
import { NO_SETTLEMENT_RULES, type SettlementRules } from '../settlement.ts'

/** Code de commerce art. L. 441-10: 60 days, or 45 days end of month where the contract says so; fines of up to 2 million euros. */
export const SETTLEMENT: SettlementRules = {
  ...NO_SETTLEMENT_RULES,
  termLimits: [
    {
      buyer: 'business',
      days: 60,
      endOfMonthDays: 45,
      law: 'art. L. 441-10 du code de commerce',
      url: L_441_10,
    },
    {
      buyer: 'government',
      days: 30,
      law: 'art. R. 2192-10 du code de la commande publique',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000037729839',
    },
  ],
}
