import type { createCustomer } from '@bordereau/contract/customers'
import type { RequestOf } from '@bordereau/contract/endpoint'
import type { Address, TaxId } from '@bordereau/domain/party/party'

type Customer = RequestOf<typeof createCustomer>

type CustomerInput = {
  readonly name: string
  readonly kind?: 'business' | 'person'
  readonly tradingName?: string
  readonly address: Pick<Address, 'line1' | 'city' | 'postCode' | 'country'> & Partial<Address>
  readonly taxIds: readonly TaxId[]
  readonly contact: readonly [name: string, phone: string, email: string]
  readonly currency: string
  readonly language: string
  readonly secondLanguage?: string
  readonly dueDays: number
  readonly buyerReference?: string
  readonly note?: string
}

/** Fictitious customers: tax ids have valid checksums, email addresses end in .example. */
export const CUSTOMERS = {
  nordlicht: customer({
    name: 'Nordlicht Verlag GmbH',
    address: { line1: 'Große Elbstraße 145', city: 'Hamburg', postCode: '22767', country: 'DE' },
    taxIds: [
      { kind: 'vat', value: 'DE311748200' },
      { kind: 'handelsregister', value: 'HRB148207' },
    ],
    contact: ['Jette Petersen', '+49 40 5550 142', 'rechnung@nordlicht-verlag.example'],
    currency: 'EUR',
    language: 'de',
    dueDays: 30,
    note: 'Betreuung der Verlagsseite seit 2023, monatlich zum Ersten.',
  }),
  brezelhaus: customer({
    name: 'Brezelhaus Kaiser KG',
    address: { line1: 'Westenriederstraße 21', city: 'München', postCode: '80331', country: 'DE' },
    taxIds: [{ kind: 'vat', value: 'DE289506311' }],
    contact: ['Xaver Kaiser', '+49 89 5550 77', 'buero@brezelhaus-kaiser.example'],
    currency: 'EUR',
    language: 'de',
    dueDays: 14,
  }),
  keramik: customer({
    name: 'Museum für Keramik Berlin gGmbH',
    address: { line1: 'Schillerstraße 13', city: 'Berlin', postCode: '10625', country: 'DE' },
    taxIds: [{ kind: 'vat', value: 'DE402611736' }],
    contact: ['Dr. Anselm Roth', '+49 30 5550 31', 'verwaltung@keramikmuseum.example'],
    currency: 'EUR',
    language: 'de',
    dueDays: 30,
    buyerReference: 'KST-4410',
  }),
  kawka: customer({
    name: 'Zielona Kawka Sp. z o.o.',
    tradingName: 'Zielona Kawka',
    address: {
      line1: 'ul. Józefa 17',
      city: 'Kraków',
      postCode: '31-056',
      country: 'PL',
      subdivision: '12',
    },
    taxIds: [{ kind: 'nip', value: 'PL6762481030' }],
    contact: ['Magdalena Wójcik', '+48 12 555 01 42', 'faktury@zielonakawka.example'],
    currency: 'PLN',
    language: 'pl',
    dueDays: 14,
  }),
  polnoc: customer({
    name: 'Wydawnictwo Północ Sp. z o.o.',
    address: {
      line1: 'ul. Długa 58',
      city: 'Gdańsk',
      postCode: '80-831',
      country: 'PL',
      subdivision: '22',
    },
    taxIds: [{ kind: 'nip', value: 'PL5833174927' }],
    contact: ['Łukasz Żurawski', '+48 58 555 07 19', 'ksiegowosc@wydawnictwo-polnoc.example'],
    currency: 'PLN',
    language: 'pl',
    dueDays: 21,
  }),
  meble: customer({
    name: 'Bursztyn Meble S.A.',
    address: {
      line1: 'ul. Święty Marcin 29',
      city: 'Poznań',
      postCode: '61-806',
      country: 'PL',
      subdivision: '30',
    },
    taxIds: [{ kind: 'nip', value: 'PL7792530615' }],
    contact: ['Grażyna Kaczmarek', '+48 61 555 03 88', 'finanse@bursztynmeble.example'],
    currency: 'PLN',
    language: 'pl',
    dueDays: 30,
  }),
  nilgiri: customer({
    name: 'Nilgiri Tea Traders Private Limited',
    tradingName: 'Nilgiri Tea',
    address: {
      line1: '42 Race Course Road',
      city: 'Coimbatore',
      postCode: '641018',
      country: 'IN',
      subdivision: 'TN',
    },
    taxIds: [{ kind: 'gstin', value: '33AAFCN4821K1ZH' }],
    contact: ['Lakshmi Raghavan', '+91 422 555 0142', 'accounts@nilgiritea.example'],
    currency: 'INR',
    language: 'en',
    dueDays: 30,
  }),
  gulmohar: customer({
    name: 'Gulmohar Textiles LLP',
    address: {
      line1: '7 Johari Bazar',
      city: 'Jaipur',
      postCode: '302003',
      country: 'IN',
      subdivision: 'RJ',
    },
    taxIds: [{ kind: 'gstin', value: '08AAGFC7304M1ZA' }],
    contact: ['Arjun Shekhawat', '+91 141 555 0177', 'billing@gulmohar.example'],
    currency: 'INR',
    language: 'hi',
    dueDays: 30,
  }),
  harbor: customer({
    name: 'Harbor & Pine Coffee Co.',
    address: {
      line1: '1208 NW Glisan Street',
      city: 'Portland',
      postCode: '97209',
      country: 'US',
      subdivision: 'OR',
    },
    taxIds: [{ kind: 'ein', value: '931274508' }],
    contact: ['Maya Lindholm', '+1 503 555 0142', 'ap@harborandpine.example'],
    currency: 'USD',
    language: 'en',
    dueDays: 30,
  }),
  bluebonnet: customer({
    name: 'Bluebonnet Botanicals LLC',
    address: {
      line1: '2300 South Lamar Boulevard',
      city: 'Austin',
      postCode: '78704',
      country: 'US',
      subdivision: 'TX',
    },
    taxIds: [{ kind: 'ein', value: '742906183' }],
    contact: ['Daniel Ortega', '+1 512 555 0188', 'invoices@bluebonnet.example'],
    currency: 'USD',
    language: 'en',
    dueDays: 30,
  }),
  fernwood: customer({
    name: 'Fernwood Library Foundation',
    address: {
      line1: '88 Prospect Park West',
      city: 'Brooklyn',
      postCode: '11215',
      country: 'US',
      subdivision: 'NY',
    },
    taxIds: [{ kind: 'ein', value: '113580426' }],
    contact: ['Ruth Abernathy', '+1 718 555 0103', 'finance@fernwood-library.example'],
    currency: 'USD',
    language: 'en',
    dueDays: 45,
  }),
  fromagerie: customer({
    name: 'Fromagerie des Pentes SAS',
    address: {
      line1: '5 montée de la Grande Côte',
      city: 'Lyon',
      postCode: '69001',
      country: 'FR',
    },
    taxIds: [
      { kind: 'siren', value: '483912077' },
      { kind: 'vat', value: 'FR02483912077' },
    ],
    contact: ['Bastien Girard', '+33 4 72 00 00 31', 'compta@fromagerie-des-pentes.example'],
    currency: 'EUR',
    language: 'fr',
    dueDays: 30,
  }),
  garnier: customer({
    name: 'Hélène Garnier',
    kind: 'person',
    address: { line1: '21 quai Saint-Vincent', city: 'Lyon', postCode: '69001', country: 'FR' },
    taxIds: [],
    contact: ['Hélène Garnier', '+33 6 00 00 00 21', 'helene.garnier@courriel.example'],
    currency: 'EUR',
    language: 'fr',
    dueDays: 0,
  }),
} as const satisfies Record<string, Customer>

export type CustomerKey = keyof typeof CUSTOMERS

function customer(input: CustomerInput): Customer {
  const [name, phone, email] = input.contact
  return {
    profile: {
      kind: input.kind ?? 'business',
      legalName: input.name,
      tradingName: input.tradingName ?? '',
      address: { line2: '', line3: '', subdivision: '', ...input.address },
      taxIds: [...input.taxIds],
      legalInformation: '',
      contact: { name, phone, email },
    },
    email,
    currency: input.currency,
    language: input.language,
    secondLanguage: input.secondLanguage ?? null,
    dueDays: input.dueDays,
    buyerReference: input.buyerReference ?? '',
    note: input.note ?? '',
  }
}
