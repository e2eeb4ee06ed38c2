import { NO_SETTLEMENT_RULES, type SettlementRules } from '../settlement.ts'

/** BGB § 271a: 60 days unless expressly agreed and not grossly unfair; contracting authorities 30 days. */
export const SETTLEMENT: SettlementRules = {
  ...NO_SETTLEMENT_RULES,
  termLimits: [
    {
      buyer: 'business',
      days: 60,
      law: '§ 271a Abs. 1 BGB',
      url: 'https://www.gesetze-im-internet.de/bgb/__271a.html',
    },
    {
      buyer: 'government',
      days: 30,
      law: '§ 271a Abs. 2 BGB',
      url: 'https://www.gesetze-im-internet.de/bgb/__271a.html',
    },
  ],
}
