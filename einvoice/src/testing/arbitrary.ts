import { localDate } from '@bordereau/domain/date'
import type {
  AllowanceCharge,
  DocumentAllowanceCharge,
  Invoice,
  InvoiceLine,
  PaymentInstructions,
} from '@bordereau/domain/invoice/invoice'
import { mapReferences } from '@bordereau/domain/invoice/reference-fields'
import { type Decimal, decimal, fromScaled } from '@bordereau/domain/money/decimal'
import type { Address, BankAccount, Identifier, Party } from '@bordereau/domain/party/party'
import type { Tax } from '@bordereau/domain/tax-category/category'
import fc from 'fast-check'

/** Realistic field text: accents, scripts, markup, line breaks; never blank. */
const textArbitrary = fc
  .array(
    fc.constantFrom(
      'Lampe',
      'Łódź',
      'दीपक',
      '日本',
      '<b>',
      '&amp;',
      ']]>',
      '"',
      "'",
      'a\nb',
      'é',
      '0',
      '#',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(parts => parts.join(' '))
const freeText = fc.oneof(fc.constant(''), textArbitrary)
/** 'NA' is what UBL has for an order reference that is not available, beside one of a sales order. */
const code = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9./-]{0,14}$/).filter(text => text !== 'NA')
const maybeCode = fc.oneof(fc.constant(''), code)

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(day => localDate(day.toISOString().slice(0, 10)))

const number = (min: number, max: number, scale: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min, max }).map(value => fromScaled({ coefficient: BigInt(value), scale }))

const money = (decimals: number) => number(0, 5_000_000, decimals)

/** Removes undefined properties: equality distinguishes absent from undefined, and readers leave absent ones out. */
function withOptional<Shape>(
  all: fc.Arbitrary<Shape>,
  optional: readonly (keyof Shape)[],
): fc.Arbitrary<Shape> {
  return fc.tuple(all, fc.subarray([...optional])).map(([whole, dropped]) => {
    const rest = { ...whole }
    for (const key of dropped) delete rest[key]
    return rest
  })
}

const schemed: fc.Arbitrary<Identifier> = fc.record({
  id: code,
  schemeId: fc.constantFrom('0002', '0088', '0208'),
})
const plain: fc.Arbitrary<Identifier> = fc.record({ id: code })
const identifier = fc.oneof(schemed, plain)

const address: fc.Arbitrary<Address> = fc.record({
  line1: freeText,
  line2: freeText,
  line3: freeText,
  city: freeText,
  postCode: maybeCode,
  subdivision: freeText,
  country: fc.constantFrom('FR', 'DE', 'PL', 'IN', 'US'),
})

const party = (identifiers: fc.Arbitrary<readonly Identifier[]>, seller: boolean) =>
  withOptional<Party & { legalRegistration?: Identifier; electronicAddress?: Identifier }>(
    fc.record({
      legalName: textArbitrary,
      tradingName: freeText,
      address,
      identifiers,
      legalRegistration: identifier,
      vatId: maybeCode,
      taxRegistration: seller ? maybeCode : fc.constant(''),
      legalInformation: seller ? freeText : fc.constant(''),
      electronicAddress: schemed,
      contact: fc.record({ name: freeText, phone: freeText, email: freeText }),
    }),
    ['legalRegistration', 'electronicAddress'],
  )

/** CII has identifiers without a scheme first. */
const sellerIdentifiers = fc
  .tuple(fc.array(plain, { maxLength: 2 }), fc.array(schemed, { maxLength: 2 }))
  .map(([first, then]) => [...first, ...then])

/** Each tax once, so that all lines of a category and rate have the same reason: XML has one element for it. */
const TAXES: readonly Tax[] = [
  tax('S', '20'),
  tax('S', '5.5'),
  tax('Z', '0'),
  tax('E', '0', 'VATEX-EU-132', 'Exempt'),
  tax('AE', '0', 'VATEX-EU-AE', 'Reverse charge'),
  tax('L', '7'),
]
const anyTax = fc.constantFrom(...TAXES)

function tax(
  category: Tax['category'],
  rate: string,
  exemptionCode = '',
  exemptionReason = '',
): Tax {
  return { category, rate: decimal(rate), exemptionCode, exemptionReason }
}

const entry = (decimals: number): fc.Arbitrary<AllowanceCharge> =>
  fc.boolean().chain(charge =>
    fc.record({
      charge: fc.constant(charge),
      value: fc.oneof(
        fc.record({ by: fc.constant('amount' as const), amount: money(decimals) }),
        fc.record({
          by: fc.constant('amount' as const),
          amount: money(decimals),
          percent: number(1, 9999, 2),
          base: money(decimals),
        }),
      ),
      reason: textArbitrary,
      reasonCode: fc.constantFrom(...(charge ? ['', 'FC', 'ZZZ'] : ['', '95', '100'])),
    }),
  )

const period = withOptional(fc.record({ start: date, end: date }), ['end'])

/**
 * `sold`: a non-zero quantity and a price of at least a cent, because a price cannot be calculated from a quantity of
 * zero.
 */
const line = (decimals: number, sold: boolean): fc.Arbitrary<InvoiceLine> =>
  withOptional<InvoiceLine>(
    fc.record({
      id: code,
      name: textArbitrary,
      description: freeText,
      quantity: sold ? number(1_000, 1_000_000, 3) : number(-1_000_000, 1_000_000, 3),
      unit: fc.constantFrom('C62', 'HUR', 'KGM'),
      price: sold ? number(100_000, 100_000_000, 5) : number(0, 100_000_000, 5),
      priceBaseQuantity: fc.constantFrom(
        ...['1', '1', '0.5', '10', sold ? '1' : '1000'].map(decimal),
      ),
      tax: anyTax,
      allowancesCharges: fc.array(entry(decimals), { maxLength: 2 }),
      note: freeText,
      period,
      orderLineReference: maybeCode,
      accountingReference: maybeCode,
      sellerItemId: maybeCode,
      buyerItemId: maybeCode,
      standardItemId: schemed,
      classifications: fc.array(
        withOptional<{ code: string; listId: string; listVersion?: string }>(
          fc.record({ code, listId: fc.constantFrom('HS', 'TST'), listVersion: code }),
          ['listVersion'],
        ),
        { maxLength: 2 },
      ),
      originCountry: fc.constantFrom('', 'FR', 'CN'),
      attributes: fc.array(fc.record({ name: textArbitrary, value: textArbitrary }), {
        maxLength: 2,
      }),
    }),
    ['period', 'standardItemId'],
  )

const account: fc.Arbitrary<BankAccount> = fc
  .record({
    accountName: freeText,
    number: fc.constantFrom('FR1420041010050500013M02606', 'DE89370400440532013000', '123456789'),
    bank: fc.constantFrom('', 'COBADEFFXXX', '021000021'),
  })
  .map(({ accountName, number: id, bank }) => ({
    id: '',
    accountName,
    bankName: '',
    iban: /^[A-Z]/.test(id) ? id : '',
    accountNumber: /^[A-Z]/.test(id) ? '' : id,
    bic: /^[A-Z]/.test(bank) ? bank : '',
    bankCode: /^\d/.test(bank) ? bank : '',
    currency: '',
    upiId: '',
  }))

const payment = withOptional<PaymentInstructions>(
  fc.record({
    meansCode: fc.constantFrom('30', '58', '48', '59'),
    meansText: fc.constantFrom('', 'Virement'),
    remittance: maybeCode,
    accounts: fc.array(account, { maxLength: 2 }),
    card: fc.record({ number: fc.constantFrom('1234', '9999'), holder: freeText }),
    directDebit: fc.record({ mandate: code, creditorId: maybeCode, debitedAccount: maybeCode }),
  }),
  ['card', 'directDebit'],
)

const references = fc.record({
  businessProcess: maybeCode,
  specification: fc.constant('urn:cen.eu:en16931:2017'),
  ...mapReferences(() => maybeCode),
  salesOrderReference: maybeCode,
  receivingAdviceReference: maybeCode,
  despatchAdviceReference: maybeCode,
  tenderReference: maybeCode,
  accountingReference: maybeCode,
  paymentTerms: freeText,
  notes: fc.array(
    fc
      .record({ subjectCode: fc.constantFrom('', 'AAI', 'PMT'), text: textArbitrary })
      .map(note => ({
        ...note,
        // Without a subject code, UBL would read a text of this form as one.
        text: note.subjectCode === '' ? `. ${note.text}` : note.text,
      })),
    { maxLength: 3 },
  ),
  precedingInvoices: fc.array(
    withOptional<
      Invoice['precedingInvoices'][number] & {
        issueDate?: typeof date extends fc.Arbitrary<infer D> ? D : never
      }
    >(fc.record({ number: code, issueDate: date }), ['issueDate']),
    { maxLength: 2 },
  ),
  supportingDocuments: fc.array(
    withOptional<Invoice['supportingDocuments'][number]>(
      fc.record({
        id: code,
        description: freeText,
        url: fc.constantFrom('', 'https://a.example/b'),
        file: fc.constant({ name: 'a b.pdf', mimeType: 'application/pdf', base64: 'JVBERi0=' }),
      }),
      ['file'],
    ),
    { maxLength: 2 },
  ),
})

const parties = fc.record({
  seller: party(sellerIdentifiers, true),
  buyer: party(fc.array(identifier, { maxLength: 1 }), false),
  payee: withOptional<NonNullable<Invoice['payee']>>(
    fc.record({ name: textArbitrary, identifier, legalRegistration: identifier }),
    ['identifier', 'legalRegistration'],
  ),
  taxRepresentative: fc.record({ name: textArbitrary, vatId: code, address }),
  delivery: withOptional<Invoice['delivery']>(
    fc.record({ name: freeText, locationId: identifier, date, address }),
    ['locationId', 'date', 'address'],
  ),
  payment,
})

const OPTIONAL = [
  'dueDate',
  'taxPointDate',
  'taxCurrency',
  'invoicedObject',
  'payee',
  'taxRepresentative',
  'period',
  'payment',
] as const

/** Invoices as readers return them: prices without tax, amounts to the minor unit. */
export const anyInvoice: fc.Arbitrary<Invoice> = fc
  .constantFrom('EUR', 'PLN', 'JPY')
  .chain(currency => invoiceIn(currency, currency === 'JPY' ? 0 : 2, false))

/** As quoted to private customers. */
export const withTax: fc.Arbitrary<Invoice> = invoiceIn('EUR', 2, true)

function invoiceIn(currency: string, decimals: number, withTaxIn: boolean): fc.Arbitrary<Invoice> {
  const figures = fc.record({
    number: code,
    typeCode: fc.constantFrom('380', '381', '384'),
    issueDate: date,
    dueDate: date,
    taxPointDate: date,
    taxPointCode: fc.constantFrom('', '3', '35', '432'),
    period: fc.record({ start: date, end: date }),
    currency: fc.constant(currency),
    pricesIncludeTax: fc.constant(withTaxIn),
    taxCurrency: fc.record({ currency: fc.constant('USD'), rate: number(1, 500_000, 4) }),
    invoicedObject: withOptional<{ id: string; schemeId?: string }>(
      fc.record({ id: code, schemeId: fc.constant('AUN') }),
      ['schemeId'],
    ),
    lines: fc.array(line(decimals, withTaxIn), { minLength: 1, maxLength: 5 }),
    allowancesCharges: fc.array(
      fc
        .tuple(entry(decimals), anyTax)
        .map(([one, of]): DocumentAllowanceCharge => ({ ...one, tax: of })),
      { maxLength: 3 },
    ),
    prepaid: money(decimals),
    rounding: number(-50, 50, decimals),
  })
  const whole = fc
    .tuple(references, parties, figures)
    .map(([first, second, third]): Invoice => ({ ...first, ...second, ...third }))
  return withOptional<Invoice>(whole, OPTIONAL)
}
