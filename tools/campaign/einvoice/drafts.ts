import { localDate } from '@bordereau/domain/date'
import { taxOfLine } from '@bordereau/domain/invoice/line-tax'
import { countryRules } from '@bordereau/domain/country/rules'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { mapReferences } from '@bordereau/domain/invoice/reference-fields'
import { decimalsOf } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { partyOf } from '@bordereau/domain/country/party-of'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { DraftTax, Tax } from '@bordereau/domain/tax-category/category'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { taxOf, taxesOn } from '@bordereau/domain/tax/tax-of'
import type { Random } from './random.ts'

const HOME: Readonly<Record<string, string>> = {
  PL: 'PLN',
  IN: 'INR',
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
}
const OTHERS = 'EUR USD GBP JPY BHD KWD PLN INR CHF SEK HUF ISK'.split(' ')
const UNITS = ['C62', 'HUR', 'DAY', 'KGM', 'MTR', 'H87'] as const
const PHRASES = [
  'Design & <build>',
  'Übersetzung “heute”',
  'परामर्श',
  'استشارة',
  '翻訳',
  'Żółć #1',
] as const
const RATES = ['0', '3', '6.5', '7', '9.5', '0.5', '10'] as const

export type Parties = { readonly seller: PartyProfile; readonly buyer: PartyProfile }

/** A realistic document: mostly with the suggested tax, and with the optional fields of the forms. */
export function draftFor(random: Random, parties: Parties, customerId: string, day: string): Draft {
  const currency = random.chance(70)
    ? (HOME[parties.seller.address.country] ?? 'EUR')
    : (OTHERS[random.whole(0, OTHERS.length - 1)] ?? 'EUR')
  const taxes = taxesFor(random, parties, day)
  const count = random.chance(4) ? random.whole(50, 200) : random.whole(1, 6)
  const withTax = random.chance(25)
  return {
    kind: 'invoice',
    customerId,
    currency,
    language: random.pick(['en', 'fr', 'de', 'pl', 'hi', 'ar']),
    secondLanguage: random.chance(15) ? 'es' : null,
    issueDate: null,
    due: { by: 'days', days: random.whole(0, 60) },
    deliveryDate: random.chance(40) ? localDate('2026-11-02') : null,
    period: random.chance(20)
      ? { start: localDate('2026-10-01'), end: localDate('2026-10-31') }
      : null,
    deliveryAddress: random.chance(15) ? parties.buyer.address : null,
    ...mapReferences(({ businessTerm }) => (random.chance(20) ? businessTerm : '')),
    buyerReference: random.chance(60) ? 'PO-7788' : '',
    orderReference: random.chance(40) ? 'ORDER 1' : '',
    pricesIncludeTax: withTax,
    lines: Array.from({ length: count }, (_, i) =>
      lineOf(random, random.pick(taxes), currency, `${i + 1}`),
    ),
    allowancesCharges: random.chance(30)
      ? [{ ...entryOf(random, currency), tax: random.pick(taxes) }]
      : [],
    prepaid: decimal(random.chance(15) ? '1' : '0'),
    rounding: decimal('0'),
    taxCurrency: taxCurrencyOf(random, parties.seller.address.country, currency),
    note: random.chance(30) ? 'Thank you.\nSee you.' : '',
    paymentTerms: random.chance(40) ? '30 days net' : '',
    bankAccountId: null,
    corrects: null,
  }
}

/** The suggested tax, often with another one in force; a tax outside the scope of VAT is alone (BR-O-11). */
function taxesFor(random: Random, { seller, buyer }: Parties, day: string): [Tax, ...Tax[]] {
  const date = localDate(day)
  const own = countryRules(seller.address.country).taxes
  const proposed = withRate(
    random,
    taxOfLine(
      { supply: random.pick(['goods', 'services']), ownTax: null },
      {
        seller: taxSellerOf(seller, { vatRegistered: isRegistered(seller) }),
        buyer,
        delivery: null,
        language: 'en',
        day: date,
      },
    ).tax,
  )
  if (random.chance(45)) return [proposed]
  const charged = proposed.category === 'S'
  const others = taxesOn(own, date).filter(({ category }) => !charged || 'SZELM'.includes(category))
  const [first] = others.slice(random.whole(0, Math.max(0, others.length - 1)))
  if (!first) return [proposed]
  const other = withRate(random, taxOf(first, 'en'))
  if (other.category === 'O' || proposed.category === 'O') return [other]
  return charged && random.chance(60) ? [proposed, other] : [other]
}

const isRegistered = (seller: PartyProfile): boolean => partyOf(seller, 'seller').vatId !== ''

function withRate(random: Random, tax: DraftTax): Tax {
  return { ...tax, rate: tax.rate ?? decimal(random.pick(RATES)) }
}

function lineOf(random: Random, tax: Tax, currency: string, id: string): DraftLine {
  const negative = random.chance(7) ? '-' : ''
  return {
    id,
    itemId: null,
    name: random.pick(PHRASES),
    description: random.chance(20) ? 'Two\nlines' : '',
    note: random.chance(10) ? 'Night shift' : '',
    quantity: decimal(`${negative}${random.decimal(20, random.whole(0, 3))}`),
    unit: random.pick(UNITS),
    price: decimal(
      random.decimal(900, random.whole(0, random.chance(20) ? 6 : decimalsOf(currency))),
    ),
    priceBaseQuantity: decimal(random.chance(10) ? random.pick(['10', '100', '0.5', '3']) : '1'),
    supply: 'services',
    tax,
    ownTax: null,
    allowancesCharges: random.chance(20) ? [entryOf(random, currency)] : [],
    period: random.chance(5)
      ? { start: localDate('2026-10-02'), end: localDate('2026-10-09') }
      : null,
    sellerItemId: random.chance(20) ? 'SKU-1' : '',
    classification: random.chance(90) ? '998314' : '',
  }
}

function entryOf(random: Random, currency: string): AllowanceCharge {
  const charge = random.chance(40)
  const amount = decimal(random.decimal(3, decimalsOf(currency)))
  const percent = decimal(random.pick(['5', '12.5', '33.333333', '0.5']))
  return {
    charge,
    value: random.chance(50) ? { by: 'amount', amount } : { by: 'percent', percent },
    reason: charge ? 'Freight' : 'Discount',
    reasonCode: random.chance(50) ? (charge ? 'FC' : '95') : '',
  }
}

/** BT-6: VAT also in the currency of the seller's tax authority, where the document has another one. */
function taxCurrencyOf(random: Random, country: string, currency: string): Draft['taxCurrency'] {
  const home = HOME[country] ?? 'EUR'
  if (home === currency || random.chance(30)) return null
  return { currency: home, rate: decimal(random.pick(['4.3215', '0.0108', '1', '86.5'])) }
}
