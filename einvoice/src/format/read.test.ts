import { totalsOf } from '@bordereau/domain/invoice/totals'
import { describe, expect, test } from 'vitest'
import { writeCii } from './cii/write.ts'
import { CII, UBL } from './namespaces.ts'
import { readEInvoice } from './read.ts'

const refused = (xml: string) => {
  const result = readEInvoice(xml)
  return result.ok ? 'read' : result.code
}

const ubl = (inner: string) =>
  `<Invoice xmlns="${UBL.invoice}" xmlns:cac="${UBL.cac}" xmlns:cbc="${UBL.cbc}">${inner}</Invoice>`

describe('unreadable documents are refused with a code', () => {
  test.each([
    ['not_well_formed', ''],
    ['not_well_formed', 'no XML at all'],
    ['not_well_formed', ubl('<cbc:ID>1')],
    ['not_well_formed', ubl('<cbc:ID>1</cbc:Id>')],
    ['not_well_formed', ubl('<cbc:ID>&nbsp;</cbc:ID>')],
    ['not_well_formed', ubl('<x:ID>1</x:ID>')],
    ['not_well_formed', `${ubl('')}<more/>`],
    ['doctype_not_allowed', `<!DOCTYPE Invoice [<!ENTITY a "b">]>${ubl('<cbc:ID>&a;</cbc:ID>')}`],
    ['doctype_not_allowed', `<!DOCTYPE Invoice SYSTEM "file:///etc/passwd">${ubl('')}`],
    ['unknown_syntax', '<Invoice/>'],
    ['unknown_syntax', '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'],
    ['too_large', ubl(' '.repeat(20_000_000))],
    ['bad_date', ubl('<cbc:IssueDate>31/12/2026</cbc:IssueDate>')],
    ['bad_date', ubl('<cbc:IssueDate>2026-02-30</cbc:IssueDate>')],
    [
      'bad_number',
      ubl(
        '<cac:LegalMonetaryTotal><cbc:PayableAmount>1,50</cbc:PayableAmount></cac:LegalMonetaryTotal>',
      ),
    ],
    [
      'bad_number',
      ubl(
        '<cac:LegalMonetaryTotal><cbc:PayableAmount>1e3</cbc:PayableAmount></cac:LegalMonetaryTotal>',
      ),
    ],
    [
      'unknown_tax_category',
      ubl(
        '<cac:InvoiceLine><cac:Item><cac:ClassifiedTaxCategory><cbc:ID>XX</cbc:ID></cac:ClassifiedTaxCategory></cac:Item></cac:InvoiceLine>',
      ),
    ],
  ])('%s', (code, xml) => {
    expect(refused(xml)).toBe(code)
  })

  test('the failure has the path', () => {
    const result = readEInvoice(ubl('<cbc:IssueDate>soon</cbc:IssueDate>'))
    expect(result).toMatchObject({ ok: false, at: '/Invoice/IssueDate' })
  })
})

test('prefixes, a byte order mark, comments and CDATA make no difference', () => {
  const result = readEInvoice(
    `\ufeff<?xml version="1.0"?><!-- a --><u:Invoice xmlns:u="${UBL.invoice}" xmlns:b="${UBL.cbc}"><b:ID> F<!-- -->1 </b:ID><b:Note><![CDATA[a & b]]></b:Note></u:Invoice>`,
  )
  expect(result).toMatchObject({
    ok: true,
    invoice: { number: 'F1', notes: [{ subjectCode: '', text: 'a & b' }] },
  })
})

const nested = (levels: number) => ubl(`${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`)
const priced = (digits: string) =>
  ubl(
    `<cac:InvoiceLine><cac:Price><cbc:PriceAmount>${digits}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`,
  )

describe('documents that would take long to read are refused first', () => {
  test.each([
    ['too_deep', 'ten thousand levels', nested(10_000)],
    ['too_deep', 'a million levels', nested(1_000_000)],
    ['too_deep', 'half a million elements that are never closed', ubl('<a>'.repeat(500_000))],
    ['too_many_elements', 'two million empty elements', ubl('<a/>'.repeat(2_000_000))],
    [
      'too_many_elements',
      'an element of two hundred thousand attributes',
      `<Invoice ${Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
    ],
    ['bad_number', 'a price of a million digits', priced('9'.repeat(1_000_000))],
    ['bad_number', 'a price of a million decimals', priced(`0.${'3'.repeat(1_000_000)}`)],
    [
      'bad_date',
      'a date of a million digits',
      ubl(`<cbc:IssueDate>${'9'.repeat(1_000_000)}</cbc:IssueDate>`),
    ],
    [
      'unknown_tax_category',
      'a category of a million letters',
      ubl(
        `<cac:InvoiceLine><cac:Item><cac:ClassifiedTaxCategory><cbc:ID>${'X'.repeat(1_000_000)}</cbc:ID></cac:ClassifiedTaxCategory></cac:Item></cac:InvoiceLine>`,
      ),
    ],
    ['unknown_syntax', 'a root element of a long name', `<${'a'.repeat(100_000)}/>`],
    ['not_well_formed', 'an end tag of a long name', ubl(`</${'a'.repeat(100_000)}>`)],
    [
      'doctype_not_allowed',
      'entities within entities',
      `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}"><!ENTITY d "&b;&b;">]>${ubl('&d;')}`,
    ],
  ])('%s: %s', (code, _, xml) => {
    const result = readEInvoice(xml)
    expect(result).toMatchObject({ ok: false, code })
    // The reason quotes the beginning of the wrong text only.
    expect(result.ok ? '' : result.reason.length + result.at.length).toBeLessThan(400)
  })

  test('a hundred levels are read, and numbers of forty characters', () => {
    expect(readEInvoice(nested(99)).ok).toBe(true)
    expect(readEInvoice(priced('9'.repeat(40))).ok).toBe(true)
  })
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'a document in the currency %s is read and totalled; BR-CL-04 reports it',
  currency => {
    for (const xml of [
      ubl(
        `<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>${currency}</cbc:TaxCurrencyCode>`,
      ),
      `<rsm:CrossIndustryInvoice xmlns:rsm="${CII.rsm}" xmlns:ram="${CII.ram}"><rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode><ram:ApplicableTradeTax><ram:DueDateTypeCode>${currency}</ram:DueDateTypeCode></ram:ApplicableTradeTax></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`,
    ]) {
      const result = readEInvoice(xml)
      if (!result.ok) throw new Error(result.reason)
      expect(totalsOf(result.invoice).payable).toBe(0n)
      expect(writeCii(result.invoice, totalsOf(result.invoice))).toContain(currency)
    }
  },
)

test.each([
  ['2016-01-01+01:00', '2016-01-01'],
  ['2016-01-01Z', '2016-01-01'],
  ['2016-01-01-14:00', '2016-01-01'],
])('a date with a time zone, as XML Schema allows it, is that day: %s', (written, day) => {
  expect(readEInvoice(ubl(`<cbc:IssueDate>${written}</cbc:IssueDate>`))).toMatchObject({
    invoice: { issueDate: day },
  })
})

describe('bytes are decoded by their declared encoding', () => {
  const document = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${ubl('<cbc:Note>Müller</cbc:Note>')}`
  const latin = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
  const wide = (text: string, little: boolean) =>
    Uint8Array.from(
      [...`\ufeff${text}`].flatMap(character => {
        const code = character.charCodeAt(0)
        return little ? [code & 255, code >> 8] : [code >> 8, code & 255]
      }),
    )

  test.each([
    ['UTF-8', new TextEncoder().encode(document('UTF-8'))],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${document('utf-8')}`)],
    ['UTF-8 that is not declared', new TextEncoder().encode(ubl('<cbc:Note>Müller</cbc:Note>'))],
    ['Latin-1', latin(document('ISO-8859-1'))],
    ['Windows-1252', latin(document('windows-1252'))],
    ['UTF-16, little end first', wide(document('UTF-16'), true)],
    ['UTF-16, big end first', wide(document('UTF-16'), false)],
  ])('%s', (_, bytes) => {
    expect(readEInvoice(bytes)).toMatchObject({
      ok: true,
      invoice: { notes: [{ text: 'Müller' }] },
    })
  })

  test.each([
    ['UTF-7', latin(document('UTF-7'))],
    ['UTF-7, whose bytes are valid UTF-8', latin(document('UTF-7').replace('ü', '+APw-'))],
    ['EBCDIC', latin(document('IBM037'))],
    ['an encoding that does not exist', latin(document('x'.repeat(50)))],
    ['Latin-1 that calls itself UTF-8', latin(document('UTF-8'))],
    ['a byte order mark that belies the declaration', wide(document('UTF-8'), true)],
  ])('refused: %s', (_, bytes) => {
    expect(readEInvoice(bytes)).toMatchObject({ ok: false, code: 'unknown_encoding' })
  })
})
