import { NO_SETTLEMENT_RULES, type SettlementRules } from '../settlement.ts'

/** Law of 2 August 2002, changed with effect from 1 February 2022: a longer term is void. */
export const SETTLEMENT: SettlementRules = {
  ...NO_SETTLEMENT_RULES,
  termLimits: [
    {
      buyer: 'business',
      days: 60,
      law: 'loi du 2 août 2002 art. 4; wet van 2 augustus 2002 art. 4',
      url: 'https://www.ejustice.just.fgov.be/eli/wet/2002/08/02/2002009716/justel',
    },
    {
      buyer: 'government',
      days: 30,
      law: 'loi du 2 août 2002 art. 4; wet van 2 augustus 2002 art. 4',
      url: 'https://www.ejustice.just.fgov.be/eli/wet/2002/08/02/2002009716/justel',
    },
  ],
}
