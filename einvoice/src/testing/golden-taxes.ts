import type { OfferedTax } from '@bordereau/domain/country/country'
import { countryRules } from '@bordereau/domain/country/rules'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile, TaxId } from '@bordereau/domain/party/party'
import { oneStopShopTaxesFor } from '@bordereau/domain/tax/one-stop-shop'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { type Golden, composedGolden } from './golden.ts'

const FRENCH = profile('FR', [
  { kind: 'siren', value: '732829320' },
  { kind: 'vat', value: 'FR44732829320' },
])
const CANADIAN = profile('CA', [
  { kind: 'tax', value: '123456789RT0001' },
  { kind: 'qst', value: '1234567890TQ0001' },
])

/** Flux 2 has no rates but the French ones (BR-FR-16), so this one is no file: the PDF alone is issued. */
export const FRENCH_ONE_STOP_SHOP: Golden = composedGolden(
  'fr-person-one-stop-shop',
  FRENCH,
  person('DE'),
  inOneStopShop('FR', 'DE'),
)

/** Documents with the tax of another state (Directive 2006/112/EC, art. 369b), and with several taxes on a line. */
export const GOLDEN_TAXES: readonly Golden[] = [
  composedGolden(
    'de-person-one-stop-shop',
    profile('DE', [{ kind: 'vat', value: 'DE136695976' }]),
    person('FR'),
    inOneStopShop('DE', 'FR'),
  ),
  composedGolden('ca-ca-gst-qst', CANADIAN, profile('CA', []), {
    currency: 'CAD',
    language: 'en',
    lines: [sold('100.03', countryRules('CA').taxes, 'gst_qst', 'services')],
  }),
]

/** A chair that is sent to a private customer in another member state. */
function inOneStopShop(from: string, to: string): Partial<Draft> {
  const buyer = { place: { country: to, postCode: '', subdivision: '' }, kind: 'person' } as const
  const offered = oneStopShopTaxesFor({ country: from, postCode: '', subdivision: '' }, buyer)
  return {
    language: from.toLowerCase(),
    lines: [sold('149.95', offered, 'oss_standard', 'goods')],
  }
}

function sold(
  price: string,
  offered: readonly OfferedTax[],
  key: string,
  supply: 'goods' | 'services',
): Draft['lines'][number] {
  const tax = offered.find(one => one.key === key)
  if (!tax) throw new Error(`no tax ${key}`)
  return specimenLine({
    name: 'Chair',
    quantity: decimal('1'),
    unit: 'C62',
    price: decimal(price),
    supply,
    tax: taxOf(tax, 'en'),
  })
}

function profile(country: string, taxIds: readonly TaxId[]): PartyProfile {
  return specimenProfile(country, { taxIds })
}

function person(country: string): PartyProfile {
  return specimenProfile(country, { kind: 'person', legalName: 'Erika Mustermann', taxIds: [] })
}
