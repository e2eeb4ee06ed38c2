import type { WithholdingOffer } from '../country/settlement.ts'
import { countryRules } from '../country/rules.ts'
import { inLanguage } from '../local-text.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Country, PartyProfile } from '../party/party.ts'

/** What the buyer keeps back of the price for the seller's tax, as a draft and an issued document name it. */
export type Withholding = {
  /** Of a WithholdingOffer of the seller's country, or 'other'. */
  readonly key: string
  /** A percentage; null until the seller enters it. */
  readonly rate: Decimal | null
  /** 'services': only of the lines that supply services. */
  readonly of: WithholdingOffer['of']
}

/** Withheld by the law of a country that is not known here: the seller enters the rate. */
const OTHER: WithholdingOffer = {
  key: 'other',
  name: {
    en: 'Tax withheld',
    fr: 'Retenue à la source',
    de: 'Einbehaltene Steuer',
    es: 'Retención',
    pl: 'Podatek pobrany u źródła',
    it: 'Ritenuta',
    hi: 'स्रोत पर काटा गया कर',
    ar: 'ضريبة مستقطعة',
    nl: 'Ingehouden belasting',
    pt: 'Retenção na fonte',
  },
  rate: null,
  of: 'net',
  law: '',
  url: '',
}

/**
 * What may be withheld of a document: by the seller's law only from a business or an authority of the seller's country,
 * because private persons and foreign customers owe nothing to its tax office. null: no customer is chosen yet.
 */
export function offeredWithholdings(
  seller: Pick<PartyProfile, 'address'>,
  buyer: Pick<PartyProfile, 'address' | 'kind'> | null,
): readonly WithholdingOffer[] {
  const { withholdings } = countryRules(seller.address.country).settlement
  const domestic =
    buyer === null || (buyer.kind !== 'person' && buyer.address.country === seller.address.country)
  return [...(domestic ? withholdings : []), OTHER]
}

/** The name that the document prints: 'Retención IRPF'. A key that a later release knows is any tax withheld. */
export function withholdingName(country: Country, key: string, language: string): string {
  return inLanguage(offerOf(country, key).name, language)
}

function offerOf(country: Country, key: string): WithholdingOffer {
  const { withholdings } = countryRules(country).settlement
  return withholdings.find(offer => offer.key === key) ?? OTHER
}
