import type { CountryRules, Ruling } from '../country.ts'
import { genericRules } from '../generic.ts'
import { REFERENCE_SCHEMES } from './kid.ts'
import type { SupplyFacts } from '../supply.ts'
import { PLACES } from './places.ts'
import { SALES_DOCUMENTS, legalNotes, registrationWords } from './legal-notes.ts'

const GOODS_SENT = 'merverdiavgiftsloven § 6-21'
const USED_ABROAD = 'merverdiavgiftsloven § 6-22'

export const COUNTRY: CountryRules = {
  ...genericRules('NO'),
  legalFormNames: {
    sole_trader: 'Enkeltpersonforetak (ENK)',
    company: 'AS, ASA, ANS, DA',
    association: 'Forening, stiftelse',
  },
  // The number is followed by the letters MVA.
  sellerNumber: { law: 'bokføringsforskriften § 5-1-2', url: SALES_DOCUMENTS },
  // At the official rate of the day of the invoice: that of Norges Bank, or of the European Central Bank.
  taxCurrency: {
    key: 'bokforingsforskriften',
    required: true,
    law: 'bokføringsforskriften § 5-1-1 nr. 6',
    url: 'https://revregn.no/journal/2025/1/m-645',
    rate: { source: 'ecb', day: 'on_or_before' },
  },
  legalNotes,
  places: PLACES,
  ruling,
  registrationWords,
  electronicAddressScheme: '0192',
  referenceSchemes: REFERENCE_SCHEMES,
}

/** Merverdiavgiftsloven § 6-21: goods that are sent out; § 6-22 (1), (2): services used abroad, and remote ones to anyone there. */
function ruling({ status, where, destination, buyer }: SupplyFacts): Ruling | undefined {
  if (status !== 'registered' || destination === 'home') return undefined
  if (where === 'transport')
    return { key: 'export', reason: 'export_goods', proofs: ['export'], article: GOODS_SENT }
  if (where !== 'buyer' && where !== 'buyer_abroad') return undefined
  const ruled = { key: 'outside_scope', article: USED_ABROAD }
  return buyer.kind === 'person'
    ? { ...ruled, reason: 'third_intangible_consumer', proofs: [] }
    : { ...ruled, reason: 'third_services_business', proofs: ['business_evidence'] }
}
