import { NO_SETTLEMENT_RULES, type SettlementRules } from '../settlement.ts'

/** Act of 8 March 2013 on excessive delays: 60 days, which large debtors of small creditors cannot exceed; public bodies 30 days. */
export const SETTLEMENT: SettlementRules = {
  ...NO_SETTLEMENT_RULES,
  termLimits: [
    {
      buyer: 'business',
      days: 60,
      law: 'ustawa z 8.03.2013 (Dz.U. 2023 poz. 1790) art. 7',
      url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20130000403',
    },
    {
      buyer: 'government',
      days: 30,
      law: 'ustawa z 8.03.2013 (Dz.U. 2023 poz. 1790) art. 8',
      url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20130000403',
    },
  ],
}
