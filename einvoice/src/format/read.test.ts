import { describe, expect, test } from 'vitest'
import { UBL } from './namespaces.ts'
import { readEInvoice } from './read.ts'

const refused = (xml: string) => {
  const result = readEInvoice(xml)
  return result.ok ? 'read' : result.code
}

const ubl = (inner: string) =>
  `<Invoice xmlns="${UBL.invoice}" xmlns:cac="${UBL.cac}" xmlns:cbc="${UBL.cbc}">${inner}</Invoice>`

describe('what cannot be understood is refused by name', () => {
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

  test('the fault says where', () => {
    const result = readEInvoice(ubl('<cbc:IssueDate>soon</cbc:IssueDate>'))
    expect(result).toMatchObject({ ok: false, at: '/Invoice/IssueDate' })
  })
})

test('prefixes, a byte order mark, comments and CDATA are of no consequence', () => {
  const result = readEInvoice(
    `\ufeff<?xml version="1.0"?><!-- a --><u:Invoice xmlns:u="${UBL.invoice}" xmlns:b="${UBL.cbc}"><b:ID> F<!-- -->1 </b:ID><b:Note><![CDATA[a & b]]></b:Note></u:Invoice>`,
  )
  expect(result).toMatchObject({
    ok: true,
    invoice: { number: 'F1', notes: [{ subjectCode: '', text: 'a & b' }] },
  })
})
