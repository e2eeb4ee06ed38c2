import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { describe, expect, test } from 'vitest'
import { writeCii } from '../format/cii/write.ts'
import { GOLDEN } from '../testing/golden-invoices.ts'
import { FRENCH_ONE_STOP_SHOP } from '../testing/golden-taxes.ts'
import { invoice, line, tax, transfer } from '../testing/invoice-parts.ts'
import {
  AMERICAN,
  BELGIAN,
  BELGIAN_CUSTOMER,
  FRENCH,
  GERMAN,
  GERMAN_ACCOUNT,
  INDIAN,
  POLISH,
} from '../testing/golden-parties.ts'
import { writeUbl } from '../format/ubl/write.ts'
import { check } from '../rules/check.ts'
import { IDENTIFIERS } from '../rules/rule-set.ts'
import { rulesFor } from '../rules/rules-for.ts'
import { EINVOICE_FORMATS, invoiceInCii, invoiceInUbl } from './einvoice-formats.ts'

const EXPORT = tax('G', '0', 'VATEX-EU-G', 'Export outside the EU')
const STANDARD = tax('S', '19')

/** The invoice as each file has it; undefined where the file is not written. */
function formats(of: Invoice): { ubl: Invoice | undefined; cii: Invoice | undefined } {
  const content = { invoice: of, totals: totalsOf(of) }
  const [ubl, cii] = EINVOICE_FORMATS.map(format => format.appliesTo(content))
  return {
    ubl: ubl === true ? invoiceInUbl(content) : undefined,
    cii: cii === true ? invoiceInCii(content) : undefined,
  }
}

/** Codes with a question mark after warnings, for a plain EN 16931 invoice. */
function findings(of: Invoice): string[] {
  const rules = rulesFor(of.seller.address.country, of.buyer.address.country, 'en16931')
  return check(of, totalsOf(of), rules).map(
    ({ code, severity }) => `${code}${severity === 'warning' ? '?' : ''}`,
  )
}

function golden(name: string): Invoice {
  const found = GOLDEN.find(one => one.name === name)
  if (!found) throw new Error(`no golden invoice ${name}`)
  return found.invoice
}

const german = (
  more: Partial<Invoice> = {},
  only: InvoiceLine = line('Lampe', '1', '100', STANDARD),
): Invoice =>
  invoice('en16931', GERMAN, POLISH, [only], { payment: transfer(GERMAN_ACCOUNT), ...more })

describe('Peppol is claimed only where all of its rules hold', () => {
  test('an invoice that satisfies them is Peppol', () => {
    expect(formats(german()).ubl?.specification).toBe(IDENTIFIERS.peppol.specification)
  })

  test.each([
    ['an e-mail address, which no access point delivers to', { id: 'a@b.example', schemeId: 'EM' }],
    ['a Finnish scheme that Peppol took off its list', { id: 'FI20774740', schemeId: '0213' }],
  ])('not to %s', (_, electronicAddress) => {
    const plain = german({ buyer: { ...POLISH, electronicAddress } })
    expect(formats(plain).ubl).toEqual(plain)
    expect(findings(plain)).toEqual([])
  })

  test('a warning of Peppol does not prevent it', () => {
    const warned = german({ buyer: { ...POLISH, identifiers: [{ id: '123', schemeId: '0106' }] } })
    const rules = rulesFor('DE', 'PL', 'peppol')
    const found = check({ ...warned, ...IDENTIFIERS.peppol }, totalsOf(warned), rules)
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([
      ['PEPPOL-COMMON-R054', 'warning'],
    ])
    expect(formats(warned).ubl?.specification).toBe(IDENTIFIERS.peppol.specification)
  })

  test('a German invoice outside the scope of VAT states the rate of its subtotal there (DE-R-014)', () => {
    const outside = { ...golden('de-de-outside-scope'), ...IDENTIFIERS.en16931 }
    const { ubl, cii } = formats(outside)
    if (!ubl || !cii) throw new Error('no XML')
    expect(ubl.specification).toBe(IDENTIFIERS.peppol.specification)
    const [lines = '', subtotal = ''] = writeUbl(ubl, totalsOf(ubl))
      .split('<cac:TaxSubtotal>')
      .toReversed()
    expect(lines).toContain('<cbc:Percent>0</cbc:Percent>')
    expect(subtotal).not.toContain('<cbc:Percent>')
    expect(writeCii(cii, totalsOf(cii))).not.toContain('RateApplicablePercent')
  })
})

test('two taxes on a line have no place in a European e-invoice, and their sum has elsewhere', () => {
  const surcharged = line('Zapatos', '10', '20', {
    ...tax('S', '26.2'),
    parts: [
      { name: 'IVA', rate: decimal('21') },
      { name: 'Recargo de equivalencia', rate: decimal('5.2') },
    ],
  })
  const invoiced = german({}, surcharged)
  expect(formats(invoiced)).toEqual({ ubl: undefined, cii: undefined })
  expect(findings(invoiced)).toEqual(['BDX-XML-07?'])
  const named = line('Schuhe', '10', '20', {
    ...tax('S', '19'),
    parts: [{ name: 'USt', rate: decimal('19') }],
  })
  expect(findings(german({}, named))).toEqual([])
  const quebec = german(
    { seller: { ...GERMAN, address: { ...GERMAN.address, country: 'CA' } } },
    surcharged,
  )
  expect(formats(quebec).ubl).toBeDefined()
  // The sum of 26.2 % of 200.00, of which 42.00 and 10.40 were rounded apart.
  expect(writeUbl(quebec, totalsOf(quebec))).toContain('<cbc:Percent>26.2</cbc:Percent>')
  expect(totalsOf(quebec).tax).toBe(5240n)
})

describe('the CII is identified as Factur-X', () => {
  test('with the process of the French reform', () => {
    expect(formats(golden('fr-fr-services')).cii).toMatchObject({
      specification: IDENTIFIERS.en16931.specification,
      businessProcess: 'M1',
    })
  })

  test("without another network's process", () => {
    const { ubl, cii } = formats(golden('be-be-mixed-rates'))
    expect(ubl?.businessProcess).toBe(IDENTIFIERS.peppol.businessProcess)
    expect(cii).toMatchObject(IDENTIFIERS.en16931)
  })
})

describe('no XML file is written that the official validators refuse', () => {
  test('an amount in dinars with a third decimal: PDF only, with a warning', () => {
    const dinars = german({ currency: 'KWD' }, line('Lamp', '1', '1.235', EXPORT))
    const abroad = { ...dinars, buyer: AMERICAN }
    expect(formats(abroad)).toEqual({ ubl: undefined, cii: undefined })
    expect(findings(abroad)).toEqual(['BDX-XML-01?'])
  })

  test('an amount in dinars with two decimals has XML', () => {
    const dinars = german({ currency: 'KWD' }, line('Lamp', '1', '1.23', EXPORT))
    expect(formats({ ...dinars, buyer: AMERICAN }).cii).toBeDefined()
  })

  test('a tax of a quarter per cent that does not round to zero (BR-CO-17)', () => {
    const diamonds = (price: string) =>
      invoice('en16931', INDIAN, FRENCH, [
        line('Diamonds', '1', price, tax('S', '0.25'), {
          classifications: [{ code: '7102', listId: 'HS' }],
        }),
      ])
    expect(formats(diamonds('416.47'))).toEqual({ ubl: undefined, cii: undefined })
    expect(findings(diamonds('416.47'))).toEqual(['BDX-XML-03?'])
    expect(formats(diamonds('100')).ubl).toBeDefined()
    expect(findings(diamonds('100'))).toEqual([])
  })

  test('IGIC at zero: the UBL file only, because the artefacts of CII require a rate above zero (BR-AF-05)', () => {
    const canary = german({}, line('Agua', '1', '10', tax('L')))
    expect(formats(canary).ubl).toBeDefined()
    expect(formats(canary).cii).toBeUndefined()
    expect(findings(canary)).toEqual(['BDX-XML-04?'])
  })

  test('several preceding invoices and long card numbers: the UBL file only', () => {
    const several = german({ precedingInvoices: [{ number: 'A' }, { number: 'B' }] })
    expect([formats(several).ubl, formats(several).cii]).toEqual([expect.anything(), undefined])
    const card = { number: '123456******7890', holder: '' }
    const paid = german({ payment: { ...transfer(GERMAN_ACCOUNT, '48'), accounts: [], card } })
    expect([formats(paid).ubl, formats(paid).cii]).toEqual([expect.anything(), undefined])
  })

  test('an American export without a VAT number, which BR-G-02 requires', () => {
    const exported = invoice('en16931', AMERICAN, FRENCH, [line('Type', '1', '9', EXPORT)])
    expect(formats(exported)).toEqual({ ubl: undefined, cii: undefined })
    expect(findings(exported)).toEqual(['BR-G-02?', 'BDX-XML-02?'])
    const outside = { ...exported, lines: [line('Type', '1', '9', tax('O', '0', 'VATEX-EU-O'))] }
    expect(formats({ ...outside, buyer: { ...FRENCH, vatId: '' } }).ubl).toBeDefined()
  })

  test('the rate of another state in the one-stop shop, which Flux 2 does not have, only to buyers in France', () => {
    const { invoice: french } = FRENCH_ONE_STOP_SHOP
    expect(Object.values(formats(french))).not.toContain(undefined)
    expect(findings(french)).not.toContain('BDX-XML-08?')
    const { address } = french.seller
    const atHome = { ...french, buyer: { ...french.buyer, address } }
    expect(formats(atHome)).toEqual({ ubl: undefined, cii: undefined })
    expect(findings(atHome)).toContain('BDX-XML-08?')
  })

  test('an American sale at home, of which nothing is said: VAT is no word there', () => {
    const sold = invoice('en16931', AMERICAN, AMERICAN, [line('Type', '1', '9', tax('S', '8.25'))])
    expect(formats(sold)).toEqual({ ubl: undefined, cii: undefined })
    expect(findings(sold)).toEqual([])
  })

  // The rules are EN 16931's: one sales tax stands beside none, and a rate may be zero.
  test.each([
    ['taxed and untaxed', [tax('S', '8.875'), tax('O', '0', '', 'No sales tax')]],
    ['at a rate of zero', [tax('S', '0')]],
  ])('a sale between parties outside of Europe: %s', (_, taxes) => {
    const lines = taxes.map(one => line('Type', '1', '9', one))
    const charged = { charge: true, value: { by: 'amount', amount: decimal('5') } } as const
    const allowancesCharges = taxes.flatMap(one => [
      { ...charged, reason: 'Freight', reasonCode: 'FC', tax: one },
      { ...charged, charge: false, reason: 'Discount', reasonCode: '95', tax: one },
    ])
    const vatId = 'CHE-116.281.710MWST'
    const swiss = { ...AMERICAN, vatId, address: { ...AMERICAN.address, country: 'CH' } }
    for (const [seller, buyer] of [
      [AMERICAN, AMERICAN],
      [swiss, { ...swiss, vatId: '' }],
    ] as const) {
      const sold = invoice('en16931', seller, buyer, lines, { allowancesCharges })
      expect(findings(sold)).toEqual([])
      expect(formats(sold)).toEqual({ ubl: undefined, cii: undefined })
      const toGermany = { ...sold, buyer: { ...GERMAN, vatId: '' } }
      expect(findings(toGermany).filter(code => !code.endsWith('?'))).not.toEqual([])
    }
  })

  test('an Indian export names the GSTIN as VAT number with the code of the country', () => {
    const exported = invoice('en16931', INDIAN, AMERICAN, [
      line('Software', '1', '900', EXPORT, { classifications: [{ code: '998314', listId: 'HS' }] }),
    ])
    expect(formats(exported).cii?.seller).toMatchObject({
      vatId: 'IN27AAPFU0939F1ZV',
      taxRegistration: '',
    })
    expect(findings(exported)).toEqual([])
    const domestic = golden('in-domestic')
    expect(formats(domestic).cii?.seller).toEqual(domestic.seller)
  })
})

test('a seller in Monaco has the rules of one in France: EU VAT law applies there', () => {
  const from = (country: string) =>
    german({ seller: { ...GERMAN, vatId: '', address: { ...GERMAN.address, country } } })
  expect(findings(from('MC'))).toEqual(['BR-S-02'])
  expect(findings(from('US'))).toEqual(['BR-S-02?', 'BDX-XML-02?'])
})

test('a price that rounding would turn negative stays zero (BR-27)', () => {
  const lines = [
    line('Gift', '3', '0', STANDARD, {
      allowancesCharges: [
        {
          charge: true,
          value: { by: 'amount', amount: decimal('0.02') },
          reason: 'Wrapping',
          reasonCode: '',
        },
      ],
    }),
    // Three times 0.84 cents without tax: the largest remainders get the cents that are shared out.
    ...['a', 'b', 'c'].map(name => line(name, '1', '0.01', STANDARD)),
  ]
  const priced = invoice('en16931', GERMAN, POLISH, lines, { pricesIncludeTax: true })
  const prices = writeUbl(priced, totalsOf(priced)).matchAll(/<cbc:PriceAmount[^>]*>([^<]*)/g)
  expect([...prices].map(([, price = '']) => price).filter(price => price.startsWith('-'))).toEqual(
    [],
  )
})

test.each([
  ['between German parties all notes stand as they are', GERMAN, GERMAN, 2],
  ['elsewhere Peppol takes one note, which holds them all', BELGIAN, BELGIAN_CUSTOMER, 1],
])('%s', (_, seller, buyer, count) => {
  const noted = invoice('peppol', seller, buyer, [line('Lampe', '1', '100', STANDARD)], {
    notes: [
      { subjectCode: 'AAI', text: 'First' },
      { subjectCode: '', text: 'Second' },
    ],
  })
  const written = [...writeUbl(noted, totalsOf(noted)).matchAll(/<cbc:Note>([^<]*)<\/cbc:Note>/g)]
  const notes = written.map(([, text]) => text).filter(text => text !== noted.paymentTerms)
  expect(notes).toHaveLength(count)
  expect(notes.join('\n')).toBe('#AAI#First\nSecond')
})
