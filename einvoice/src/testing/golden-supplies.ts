import { countryRules } from '@bordereau/domain/country/rules'
import { localDate } from '@bordereau/domain/date'
import type { CustomValue } from '@bordereau/domain/invoice/custom-fields'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { asFiled } from '../rules/bordereau/as-filed.ts'
import { type Golden, composedGolden } from './golden.ts'

const LEITWEG = { id: '04011000-1234512345-06', schemeId: '0204' }
const CONTACT = { name: 'Jonas Weiß', phone: '+49 40 000000', email: 'jonas@nordlicht.example' }

const GERMAN = { ...profile('DE', 'vat', 'DE136695976'), contact: CONTACT }
const AUTHORITY: PartyProfile = {
  ...specimenProfile('DE', { electronicAddress: LEITWEG }),
  kind: 'government',
}
const INDIAN = inMaharashtra(profile('IN', 'gstin', '27AAPFU0939F1ZV'))

const CUSTOM_FIELDS: readonly CustomValue[] = [
  { id: 'a', kind: 'text', label: 'Kostenstelle', labels: [], isPrinted: true, value: 'K-4711' },
  { id: 'b', kind: 'date', label: 'Übergabe', labels: [], isPrinted: true, value: '2026-11-20' },
  { id: 'c', kind: 'text', label: 'Marge', labels: [], isPrinted: false, value: '12 %' },
]

/** What small businesses, schemes and territories sell, and the credit note and the fields of an XRechnung. */
export const GOLDEN_SUPPLIES: readonly Golden[] = [
  sale('fr-de-small-business', french(), GERMAN, 'reverse_charge', { language: 'fr' }),
  sale(
    'de-de-small-business',
    profile('DE', 'steuernummer', '2181508150'),
    profile('DE', 'vat', 'DE129273398'),
    'small_business',
    { language: 'de' },
  ),
  sale(
    'de-de-margin',
    GERMAN,
    profile('DE', 'vat', 'DE129273398'),
    'margin_second_hand',
    { language: 'de' },
    { supply: 'goods' },
  ),
  sale(
    'nl-de-triangulation',
    specimenProfile('NL', {
      taxIds: [
        { kind: 'vat', value: 'NL004495445B01' },
        { kind: 'kvk', value: '12345678' },
      ],
    }),
    profile('DE', 'vat', 'DE129273398'),
    'triangulation',
    { language: 'en' },
    { supply: 'goods' },
  ),
  sale(
    'es-es-igic',
    profile('ES', 'nif', 'ESB58378431'),
    profile('ES', 'nif', 'ESA28015865'),
    'igic',
    { language: 'es' },
    { tax: { category: 'L', rate: decimal('7'), exemptionCode: '', exemptionReason: '' } },
  ),
  sale(
    'in-in-composition',
    INDIAN,
    inMaharashtra(profile('IN', 'gstin', '27AAACR5055K1Z7')),
    'composition',
    { currency: 'INR', language: 'en' },
    { classification: '998391' },
  ),
  sale(
    'in-us-undertaking',
    {
      ...INDIAN,
      taxIds: [...INDIAN.taxIds, { kind: 'lut', value: 'AD270426001234X' }],
    },
    specimenProfile('US'),
    'export',
    { currency: 'USD', language: 'en' },
    { classification: '998391' },
  ),
  sale('de-authority-credit-note', GERMAN, AUTHORITY, 'standard', {
    language: 'de',
    kind: 'credit_note',
    buyerReference: LEITWEG.id,
    corrects: {
      invoiceId: 'a',
      number: 'F2026-0031',
      issueDate: localDate('2026-10-05'),
      reason: 'Mangel',
    },
  }),
  sale('de-authority-custom-fields', GERMAN, AUTHORITY, 'standard', {
    language: 'de',
    buyerReference: LEITWEG.id,
    customFields: CUSTOM_FIELDS,
  }),
]

/** One line of 1,000 with the tax of that key that the seller's country offers. */
function sale(
  name: string,
  seller: PartyProfile,
  buyer: PartyProfile,
  key: string,
  change: Partial<Draft> & Pick<Draft, 'language'>,
  line: Partial<DraftLine> = {},
): Golden {
  const tax = countryRules(seller.address.country).taxes.find(each => each.key === key)
  if (!tax) throw new Error(`${name} has no tax ${key}`)
  const sold = specimenLine({
    name: 'Design',
    quantity: decimal('1'),
    unit: 'C62',
    price: decimal('1000'),
    ...line,
    tax: { ...taxOf(tax, change.language), ...line.tax },
  })
  const composed = composedGolden(name, seller, buyer, { lines: [sold], ...change })
  return { ...composed, invoice: asFiled(composed.invoice) }
}

function french(): PartyProfile {
  return specimenProfile('FR', {
    taxIds: [
      { kind: 'siren', value: '732829320' },
      { kind: 'vat', value: 'FR44732829320' },
    ],
  })
}

function profile(country: string, kind: string, value: string): PartyProfile {
  return specimenProfile(country, { taxIds: [{ kind, value }] })
}

function inMaharashtra({ address, ...rest }: PartyProfile): PartyProfile {
  return { ...rest, address: { ...address, subdivision: 'MH', postCode: '400001' } }
}
