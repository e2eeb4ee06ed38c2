import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { importerOf } from './testing.ts'

const CAMT = (content: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${content}</Stmt></BkToCstmrStmt></Document>`
const ENTRY = (amount: string, detail = '') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls>${detail}<RmtInf><Ustrd>RE-1</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
const MT940 = (line: string, text = 'RE-1', before = ':20:1\n') =>
  `${before}:25:DE89370400440532013000\n:28C:1\n:60F:C260201EUR0,00\n:61:${line}\n${text}\n:62F:C260302EUR300,00\n-\n`
const OFX = (transaction: string, balance = '<BALAMT>1.00<DTASOF>20260331') =>
  `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>DE89370400440532013000</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20260305${transaction}<FITID>A1<MEMO>RE-1</STMTTRN></BANKTRANLIST><LEDGERBAL>${balance}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

describeWithDatabase('a bank’s file with an odd word', engine => {
  let at: TestApp
  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())

  const importer = async (name: string) => {
    const owner = await signedUp(at, `${name}@example.com`)
    return importerOf(owner, await aCompany(owner))
  }

  test.each([
    ['a value date of 30 February', MT940('2602300227C300,00NTRFX', ':86:RE-1'), '300.00 RE-1'],
    [
      'an ordered amount in kuna',
      MT940('2602270227C300,00NTRFX\n/OCMT/HRK2260,35/', ':86:RE-1'),
      '300.00 RE-1',
    ],
    ['no :20:', MT940('2602270227C300,00NTRFX', ':86:RE-1', 'ABNANL2A\n940\n'), '300.00 RE-1'],
    [
      ':NS: instead of :86:',
      MT940('2602270227C300,00NTRFX', ':NS:01RE-1\n15Kontor AG'),
      '300.00 RE-1',
    ],
    [
      'an ordered amount in kuna, camt',
      CAMT(ENTRY('300.00', '<AmtDtls><InstdAmt><Amt Ccy="HRK">2260.35</Amt></InstdAmt></AmtDtls>')),
      '300.00 RE-1',
    ],
    [
      'yen with decimals',
      CAMT(
        ENTRY('300.00', '<AmtDtls><InstdAmt><Amt Ccy="JPY">48000.50</Amt></InstdAmt></AmtDtls>'),
      ),
      '300.00 RE-1',
    ],
    ['thousands with a point', OFX('<TRNAMT>1,650.00'), '1650.00 RE-1'],
    ['thousands with a comma', OFX('<TRNAMT>1.400,82'), '1400.82 RE-1'],
    ['a tag with an underscore', OFX('<X_BANK.CODE>7</X_BANK.CODE><TRNAMT>100.00'), '100.00 RE-1'],
    ['a balance of day zero', OFX('<TRNAMT>100.00', '<BALAMT>0,00<DTASOF>00000000'), '100.00 RE-1'],
    ['an empty balance', OFX('<TRNAMT>100.00', '<BALAMT><DTASOF>'), '100.00 RE-1'],
  ])('%s is imported with its right value', async (name, file, expected) => {
    const bank = await importer(name.replaceAll(/[^a-z0-9]/gi, '-'))
    expect(await bank.answer(file)).toMatchObject({
      statements: [{ transactions: 1, added: 1, leftOut: { counts: [] } }],
    })
    expect(await bank.stored()).toEqual([expected])
  })

  test('rows are refused by name with what the file says', async () => {
    const bank = await importer('named')
    for (const [value, file] of [
      ['16,50.00', OFX('<TRNAMT>16,50.00')],
      ['-2.00', CAMT(ENTRY('-2.00'))],
    ] as const)
      expect(await bank.send(file)).toMatchObject({
        refusal: 'statement_unreadable',
        detail: { reason: 'amount_invalid', value },
      })
    expect(await bank.stored()).toEqual([])
  })

  test('a balance that differs although all rows were read refuses the file', async () => {
    const bank = await importer('balance')
    expect(await bank.send(MT940('2602270227C299,00NTRFX', ':86:RE-1'))).toMatchObject({
      refusal: 'statement_unreadable',
      detail: { reason: 'balance_differs', line: 7 },
    })
  })
})
