import { NO_SETTLEMENT_RULES, type SettlementRules } from '../settlement.ts'

/** Burgerlijk Wetboek 6:119a: since 1 July 2022 a large business pays a small or medium one within 30 days; 60 days else. Sellers here are small. */
export const SETTLEMENT: SettlementRules = {
  ...NO_SETTLEMENT_RULES,
  termLimits: [
    {
      buyer: 'business',
      days: 30,
      law: 'art. 6:119a lid 6 BW',
      url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0005289&boek=6&artikel=119a',
    },
    {
      buyer: 'government',
      days: 30,
      law: 'art. 6:119b BW',
      url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0005289&boek=6&artikel=119b',
    },
  ],
}
