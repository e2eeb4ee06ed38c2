import { accept } from '@bordereau/domain/decision'
import { expect, test } from 'vitest'
import { inTurn } from '../imports/thread.ts'
import { readStatementFile } from './read-file.ts'

test('a file is refused while 16 others wait for the one thread', async () => {
  const running = Promise.withResolvers<undefined>()
  const waiting = Array.from({ length: 16 }, () =>
    inTurn(async () => accept(await running.promise)),
  )
  const file = new TextEncoder().encode('!Type:Bank\nD31/01/2026\nT12.50\n^\n')
  const options = {
    currency: undefined,
    dayOrder: undefined,
    mapping: undefined,
    mappings: new Map(),
    locale: 'en-GB',
    encoding: undefined,
    preview: false,
    compared: false,
    isOneOfSeveral: false,
  }
  const read = readStatementFile({ read: async () => file }, options)
  running.resolve(undefined)
  expect(await read).toMatchObject({ ok: false, refusal: 'unavailable' })
  await Promise.all(waiting)
})

const camt = (day: string, amount: string) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`

const ofx = (day: string, amount: string) => `OFXHEADER:100

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${amount}<FITID>1</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const mt940 = (day: string, amount: string) => `:20:1
:25:1/2
:28C:1/1
:60F:C261101EUR0,
:61:${day.slice(2).replaceAll('-', '')}C${amount.replace('.', ',')}NTRFNONREF
:62F:C261130EUR${amount.replace('.', ',')}
-`

const qif = (day: string, amount: string) => `!Type:Bank\nD${day}\nT${amount}\n^\n`
const spelled = (day: string, amount: string) =>
  `!Type:Bank\nD31 Dec ${day.slice(0, 4)}\nT${amount}\n^\n`
const csv = (day: string, amount: string) =>
  `Date;Amount;Currency;Text;Name\n${day};${amount};EUR;hello;Northwind\n`

/** The formats that write a year in full. */
const FORMATS = { camt, ofx, qif, spelled, csv }
const DAYS = ['0000-12-31', '0001-12-31', '1899-12-31', '2200-01-01', '9999-12-31']

async function read(text: string) {
  return readStatementFile(
    { read: async () => new TextEncoder().encode(text) },
    {
      currency: 'EUR',
      dayOrder: undefined,
      mapping: undefined,
      mappings: new Map(),
      locale: 'en-GB',
      encoding: undefined,
      preview: false,
      compared: false,
      isOneOfSeveral: false,
    },
  )
}

test.each(Object.entries(FORMATS))(
  'a %s file with a day that no page shows is refused',
  async (_, of) => {
    expect(await read(of('2199-12-31', '1.00'))).toMatchObject({ ok: true })
    for (const day of DAYS)
      expect(await read(of(day, '1.00'))).toMatchObject({
        refusal: 'statement_unreadable',
        detail: { reason: 'date_invalid', line: expect.any(Number) },
      })
  },
)

test.each(Object.entries({ ...FORMATS, mt940 }))(
  'a %s file with an amount beyond the limit is refused',
  async (_, of) => {
    expect(await read(of('2026-11-20', '10000000000000.00'))).toMatchObject({ ok: true })
    for (const amount of ['10000000000000.01', '99999999999999999999.00'])
      expect(await read(of('2026-11-20', amount))).toMatchObject({
        refusal: 'statement_unreadable',
        detail: { reason: 'amount_invalid', line: expect.any(Number) },
      })
  },
)
