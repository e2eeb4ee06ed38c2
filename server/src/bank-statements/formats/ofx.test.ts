import { describe, expect, test } from 'vitest'
import { readOfx as readText } from './ofx.ts'
import { collected } from './testing-collect.ts'

const readOfx = (text: string) => collected(sink => readText(text, undefined, sink))

const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>111000025<ACCTID>000 123 456<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260305120000[-5:EST]<TRNAMT>1234.56<FITID>A1<NAME>Smith &amp; Co<MEMO>INV-2026-0012</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260306<TRNAMT>-12.5<FITID>A2<NAME>Fee</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1222.06<DTASOF>20260331</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const XML = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="220"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>000123456</ACCTID></BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260305</DTPOSTED><TRNAMT>1234.56</TRNAMT><FITID>A1</FITID>
<PAYEE><NAME>Smith &#38; Co</NAME></PAYEE><BANKACCTTO><ACCTID>99</ACCTID></BANKACCTTO><MEMO>INV-2026-0012</MEMO></STMTTRN></BANKTRANLIST>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

describe('a statement', () => {
  test('of version 1 (SGML) is read without loss', () => {
    expect(readOfx(SGML)).toMatchObject([
      {
        account: '000123456',
        currency: 'USD',
        closing: { amount: 122_206n, day: '2026-03-31' },
        transactions: [
          {
            line: 10,
            bookedOn: '2026-03-05',
            amount: 123_456n,
            partyName: 'Smith & Co',
            bankReference: 'A1',
            text: 'INV-2026-0012',
          },
          { line: 11, bookedOn: '2026-03-06', amount: -1_250n, partyName: 'Fee', text: '' },
        ],
      },
    ])
  })

  test('of version 2 (XML) is read without loss', () => {
    expect(readOfx(XML)).toMatchObject([
      {
        account: '000123456',
        transactions: [
          { amount: 123_456n, partyName: 'Smith & Co', partyAccount: '99', bankReference: 'A1' },
        ],
      },
    ])
  })

  test('of a credit card, with a decimal comma, is read', () => {
    const card = SGML.replaceAll('STMTRS>', 'CCSTMTRS>')
      .replaceAll('BANKACCTFROM', 'CCACCTFROM')
      .replace('1234.56', '1234,56')
    expect(readOfx(card)).toMatchObject([
      { account: '000123456', transactions: [{ amount: 123_456n }, {}] },
    ])
  })
})

test.each([
  ['an amount that is none', SGML.replace('1234.56', 'many'), 'amount_invalid', 'many'],
  [
    'a day that does not exist',
    SGML.replace('20260305', '20261305'),
    'date_invalid',
    '20261305120000[-5:EST]',
  ],
  ['no day', SGML.replace('<DTPOSTED>20260305120000[-5:EST]', ''), 'field_missing', 'DTPOSTED'],
])('a row with %s is left out, and the others are read', (_, text, reason, value) => {
  expect(readOfx(text)).toMatchObject([
    {
      transactions: [{ bankReference: 'A2' }],
      leftOut: [{ line: 10, reason, value, text: expect.stringMatching(/CREDIT .*A1 Smith/) }],
    },
  ])
})

test.each([
  ['an end without a begin', SGML.replace('</BANKTRANLIST>', '</OTHER>'), 'not_well_formed', 12],
  ['a document type declaration', SGML.replace('<OFX>', '<OFX><!DOCTYPE x>'), 'doctype', 7],
  ['no statement', '<OFX></OFX>', 'no_statement', undefined],
])('a file with %s is refused with reason and line', (_, text, reason, line) => {
  expect(() => readOfx(text)).toThrow(expect.objectContaining({ reason, line }))
})
