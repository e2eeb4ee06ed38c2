import { countryRules } from '../country/rules.ts'
import { emptyProfile } from '../party/empty-profile.ts'
import type { Country, PartyProfile } from '../party/party.ts'
import { type TextLanguage, textLanguageOf } from '../text/text-language.ts'

/** What is made up on a paper that only shows how documents look. */
type SampleText = {
  readonly customer: string
  readonly street: string
  readonly city: string
  /** Two lines: what is sold by number, and what is sold once. */
  readonly items: readonly [string, string]
}

/** Names of the two lines of a sample document in its language (BCP 47). */
export function sampleItems(language: string): readonly [string, string] {
  return TEXTS[textLanguageOf(language)].items
}

/** A customer that does not exist, in the country of the seller, named in the language of the document (BCP 47). */
export function sampleCustomer(country: Country, language: string): PartyProfile {
  const { customer, street, city } = TEXTS[textLanguageOf(language)]
  const profile = emptyProfile(country)
  const { postCode, subdivision } = countryRules(country).address
  return {
    ...profile,
    legalName: customer,
    address: {
      ...profile.address,
      line1: street,
      city,
      postCode: postCode?.example ?? '',
      subdivision: subdivision?.options[0]?.code ?? '',
    },
  }
}

const TEXTS: Readonly<Record<TextLanguage, SampleText>> = {
  en: {
    customer: 'Sample Customer Ltd',
    street: '1 Example Street',
    city: 'Sampleton',
    items: ['Design of the new brochure', 'Printing and delivery'],
  },
  fr: {
    customer: 'Client Exemple SARL',
    street: '1 rue de l’Exemple',
    city: 'Exempleville',
    items: ['Conception de la nouvelle brochure', 'Impression et livraison'],
  },
  de: {
    customer: 'Musterkunde GmbH',
    street: 'Musterstraße 1',
    city: 'Musterstadt',
    items: ['Gestaltung der neuen Broschüre', 'Druck und Lieferung'],
  },
  es: {
    customer: 'Cliente de Ejemplo S.L.',
    street: 'Calle del Ejemplo 1',
    city: 'Villaejemplo',
    items: ['Diseño del nuevo folleto', 'Impresión y entrega'],
  },
  pl: {
    customer: 'Przykładowy Klient sp. z o.o.',
    street: 'ul. Przykładowa 1',
    city: 'Przykładowo',
    items: ['Projekt nowej broszury', 'Druk i dostawa'],
  },
  it: {
    customer: 'Cliente Esempio S.r.l.',
    street: 'Via dell’Esempio 1',
    city: 'Esempiopoli',
    items: ['Progetto del nuovo opuscolo', 'Stampa e consegna'],
  },
  hi: {
    customer: 'नमूना ग्राहक प्रा. लि.',
    street: '1 नमूना मार्ग',
    city: 'नमूनानगर',
    items: ['नई पुस्तिका का डिज़ाइन', 'छपाई और डिलीवरी'],
  },
  ar: {
    customer: 'شركة العميل النموذجي',
    street: '1 شارع المثال',
    city: 'مدينة المثال',
    items: ['تصميم الكتيّب الجديد', 'الطباعة والتوصيل'],
  },
  nl: {
    customer: 'Voorbeeldklant bv',
    street: 'Voorbeeldstraat 1',
    city: 'Voorbeeldstad',
    items: ['Ontwerp van de nieuwe brochure', 'Druk en levering'],
  },
  pt: {
    customer: 'Cliente Exemplo, Lda.',
    street: 'Rua do Exemplo, 1',
    city: 'Vila Exemplo',
    items: ['Conceção da nova brochura', 'Impressão e entrega'],
  },
}
