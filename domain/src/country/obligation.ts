import type { LocalDate } from '../date.ts'
import type { LocalText } from '../local-text.ts'
import { PARTY_KINDS, type PartyKind } from '../party/party.ts'

/**
 * A date from which the law requires invoices between businesses to be electronic, or invoicing software to be
 * certified. Obligations that are only announced, or bind large groups only, are not listed.
 */
export type Obligation = {
  /** Unique among all countries, stable: it begins with the country's code. */
  readonly key: string
  readonly on: LocalDate
  /** The law, as it is cited. */
  readonly source: string
  /** The state's own publication of the law; else an account of it, which pages call a secondary source (official-hosts.ts). */
  readonly url: string
  /** What it requires; shown after the country's name. */
  readonly requires: LocalText
  /** What a company of the country does about it. */
  readonly action: LocalText
  /** What a company elsewhere that sells to the country does about it. */
  readonly actionAbroad: LocalText
  /** Only sellers that are registered for the tax are bound. */
  readonly registeredOnly?: true
  /**
   * The obligation binds software and books, not what a customer receives: it does not concern sellers to that country.
   */
  readonly inwardOnly?: true
  /**
   * Documents of a seller of the country that are no invoices until the network has them, that other programs must issue,
   * or that must be reported: those to these buyers. Undefined: none.
   */
  readonly documents?: Buyers
}

/** Kinds of buyers in the seller's country, in other member states, and elsewhere. */
export type Buyers = {
  readonly home?: readonly PartyKind[]
  readonly eu?: readonly PartyKind[]
  readonly elsewhere?: readonly PartyKind[]
}

export const DOMESTIC_BUSINESSES: Buyers = { home: ['business'] }
export const BUYERS_ABROAD: Buyers = { eu: PARTY_KINDS, elsewhere: PARTY_KINDS }
export const EVERYONE: Buyers = { home: PARTY_KINDS, ...BUYERS_ABROAD }

/** The action abroad where the obligation binds only sellers established in the country. */
export const BINDS_SELLERS_THERE: LocalText = {
  en: 'It applies to sellers established there, not to you.',
  fr: 'Elle oblige les vendeurs établis là-bas, pas vous.',
  de: 'Sie bindet dort ansässige Verkäufer, nicht Sie.',
  es: 'Obliga a los vendedores establecidos allí, no a usted.',
  pl: 'Dotyczy sprzedawców mających tam siedzibę, nie Ciebie.',
  it: 'Obbliga i venditori stabiliti lì, non voi.',
  hi: 'यह वहाँ स्थापित विक्रेताओं पर लागू है, आप पर नहीं।',
  ar: 'يُلزم البائعين المقيمين هناك، وليس أنت.',
}

/** The same where the software of customers there reads the XML in our PDF. */
export const READ_BY_CUSTOMERS: LocalText = {
  en: 'It applies to sellers established there. Your PDF contains the XML their software reads.',
  fr: 'Elle oblige les vendeurs établis là-bas. Votre PDF contient le XML que leurs logiciels lisent.',
  de: 'Sie bindet dort ansässige Verkäufer. Ihr PDF enthält das XML, das deren Programme lesen.',
  es: 'Obliga a los vendedores establecidos allí. Su PDF lleva el XML que leen sus programas.',
  pl: 'Dotyczy sprzedawców mających tam siedzibę. Twój PDF zawiera XML, który czytają ich programy.',
  it: 'Obbliga i venditori stabiliti lì. Il PDF contiene l’XML che i loro programmi leggono.',
  hi: 'यह वहाँ स्थापित विक्रेताओं पर लागू है। आपकी PDF में वह XML है जिसे उनके प्रोग्राम पढ़ते हैं।',
  ar: 'يُلزم البائعين المقيمين هناك. يحمل ملف PDF الخاص بك صيغة XML التي تقرؤها برامجهم.',
}
