import { describe, expect, test } from 'vitest'
import { StatementFileError } from '../statement.ts'
import { readCamt as readChunks } from './camt.ts'
import { collected } from './testing-collect.ts'

const readCamt = (chunks: Iterable<string>) => collected(sink => readChunks(chunks, sink))

/** The parts that differ between the versions of the messages. */
type Version = {
  readonly number: string
  /** `Sts` is a code of its own from version 8 on. */
  readonly status: (code: string) => string
  /** The parties are `Pty` or `Agt` from version 8 on. */
  readonly party: (name: string) => string
  /** Charges are records from version 4 on. */
  readonly charges: (amount: string) => string
}

const VERSIONS = ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13'].map(
  versionOf,
)

function versionOf(number: string): Version {
  return {
    number,
    status: code => (number < '08' ? code : `<Cd>${code}</Cd>`),
    party: name => (number < '08' ? `<Nm>${name}</Nm>` : `<Pty><Nm>${name}</Nm></Pty>`),
    charges: amount => {
      const record = `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd>`
      return number < '04' ? `<Chrgs>${record}</Chrgs>` : `<Chrgs><Rcrd>${record}</Rcrd></Chrgs>`
    },
  }
}

const MESSAGES = [
  ['camt.052', 'BkToCstmrAcctRpt', 'Rpt'],
  ['camt.053', 'BkToCstmrStmt', 'Stmt'],
  ['camt.054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const

function entry({ status, party, charges }: Version, more = ''): string {
  return `<Ntry><Amt Ccy="EUR">1195.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status('BOOK')}</Sts>
    <BookgDt><Dt>2026-03-05</Dt></BookgDt><ValDt><Dt>2026-03-04</Dt></ValDt><AcctSvcrRef>B-77</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <AmtDtls><InstdAmt><Amt Ccy="USD">1300.00</Amt></InstdAmt></AmtDtls>${charges('4.50')}
      <RltdPties><Dbtr>${party('Müller &amp; Söhne')}</Dbtr><DbtrAcct><Id><IBAN>DE89 3704 0044 0532 0130 00</IBAN></Id></DbtrAcct></RltdPties>
      <RmtInf><Ustrd>RE-2026-0012</Ustrd><Ustrd>vielen Dank</Ustrd><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf>
    </TxDtls></NtryDtls>${more}</Ntry>`
}

const BALANCES = `<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-03-04</Dt></Dt></Bal>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1185.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>`

function file(message: (typeof MESSAGES)[number], version: Version, entries: string): string {
  const [name, root, report] = message
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}.001.${version.number}"><${root}><GrpHdr><MsgId>1</MsgId></GrpHdr>
<${report}><Id>S-1</Id><ElctrncSeqNb>41</ElctrncSeqNb><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>
${BALANCES}${entries}</${report}></${root}></Document>`
}

const FIRST = versionOf('02')
const STATEMENT = MESSAGES[1]

describe.each(VERSIONS)('version $number', version => {
  test.each(MESSAGES.map(message => ({ message, name: message[0] })))(
    'of $name is read without loss',
    ({ message }) => {
      expect(readCamt([file(message, version, entry(version))])).toEqual([
        {
          account: 'FR7630006000011234567890189',
          currency: 'EUR',
          reference: '41',
          opening: { amount: -1_000n, currency: 'EUR', day: '2026-03-04' },
          closing: { amount: 118_550n, currency: 'EUR', day: '2026-03-05' },
          leftOut: [],
          transactions: [
            {
              line: 7,
              bookedOn: '2026-03-05',
              valueOn: '2026-03-04',
              amount: 119_550n,
              currency: 'EUR',
              partyName: 'Müller & Söhne',
              partyAccount: 'DE89370400440532013000',
              references: ['RF18539007547034'],
              endToEndId: '',
              bankReference: 'B-77',
              text: 'RE-2026-0012\nvielen Dank',
              charges: 450n,
              ordered: { amount: 130_000n, currency: 'USD' },
              reversal: false,
            },
          ],
        },
      ])
    },
  )
})

const DETAIL = (amount: string, reference: string) =>
  `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls>`

function batch(amount: string, ...details: readonly string[]): string {
  return file(
    STATEMENT,
    FIRST,
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-03-05T10:00:00+01:00</DtTm></BookgDt>
     <AcctSvcrRef>BATCH</AcctSvcrRef><NtryDtls>${details.join('')}</NtryDtls></Ntry>`,
  )
}

function amounts(text: string) {
  return readCamt([text]).flatMap(({ transactions }) =>
    transactions.map(({ amount, bankReference, text: remittance }) => [
      amount,
      bankReference,
      remittance,
    ]),
  )
}

describe('a batch', () => {
  test('is a transaction for each of its details', () => {
    expect(amounts(batch('30.00', DETAIL('10.00', 'A'), DETAIL('20.00', 'B')))).toEqual([
      [1_000n, 'A', 'A'],
      [2_000n, 'B', 'B'],
    ])
  })

  test('whose details do not add up is one transaction with all their texts', () => {
    expect(amounts(batch('31.00', DETAIL('10.00', 'A'), DETAIL('20.00', 'B')))).toEqual([
      [3_100n, 'BATCH', 'A\nB'],
    ])
  })
})

test.each(VERSIONS)('entries that are not booked are left out of version $number', version => {
  const pending = ['PDNG', 'INFO', 'FUTR'].map(code =>
    entry(version).replace(version.status('BOOK'), version.status(code)),
  )
  const text = file(STATEMENT, version, [...pending, entry(version)].join(''))
  const [statement] = readCamt([text])
  expect(statement?.transactions).toHaveLength(1)
  expect(statement?.leftOut.map(({ reason, line, text }) => [reason, line, text])).toEqual(
    [5, 11, 17].map(line => [
      'not_booked',
      line,
      '2026-03-05 1195.50 EUR CRDT Müller & Söhne RE-2026-0012 vielen Dank',
    ]),
  )
})

test('a debit is negative, and a reversal says so', () => {
  const debit = entry(FIRST, '')
    .replace('CRDT', 'DBIT')
    .replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')
  const [transaction] = readCamt([file(STATEMENT, FIRST, debit)])[0]?.transactions ?? []
  expect([transaction?.amount, transaction?.reversal]).toEqual([-119_550n, true])
})

test('a file may come in chunks that end anywhere', () => {
  const text = file(STATEMENT, FIRST, entry(FIRST))
  const chunks = text.match(/[\s\S]{1,7}/g) ?? []
  expect(readCamt(chunks)).toEqual(readCamt([text]))
})

const NORMAL = file(STATEMENT, FIRST, entry(FIRST))

const [SECOND] = readCamt([NORMAL])[0]?.transactions ?? []

test.each([
  ['an amount that is none', '1195.50', '1.195,50', 'amount_invalid', '1.195,50'],
  ['more decimals than the currency has', '1195.50', '1195.505', 'amount_invalid', '1195.505'],
  ['an amount of nothing', '1195.50', '', 'amount_invalid', ''],
  ['no currency', ' Ccy="EUR">1195', '>1195', 'currency_invalid', ''],
  ['a currency that does not exist', '"EUR">1195', '"XYZ">1195', 'currency_invalid', 'XYZ'],
  ['a sign that does not exist', '<CdtDbtInd>CRDT', '<CdtDbtInd>?', 'sign_invalid', '?'],
  ['a day that does not exist', '2026-03-05', '2026-13-05', 'date_invalid', '2026-13-05'],
] as const)(
  'an entry with %s is left out, and the next one is read',
  (_, was, is, reason, value) => {
    const odd = entry(FIRST).replace(was, is)
    expect(readCamt([file(STATEMENT, FIRST, `${odd}${entry(FIRST)}`)])).toMatchObject([
      {
        leftOut: [{ line: 5, reason, value, text: expect.stringContaining('Müller & Söhne') }],
        transactions: [{ ...SECOND, line: 13 }],
      },
    ])
  },
)

test.each([
  ['an element that is not closed', NORMAL.replace('</BkToCstmrStmt>', ''), 'not_well_formed', 11],
  [
    'entities, which could grow without limit',
    NORMAL.replace('<Document', '<!DOCTYPE Document [<!ENTITY a "b">]><Document'),
    'doctype',
    2,
  ],
])('a file with %s is refused with reason and line', (_, text, reason, line) => {
  const read = () => readCamt([text])
  expect(read).toThrow(StatementFileError)
  expect(read).toThrow(expect.objectContaining({ reason, line }))
})

test('a file without a statement is refused', () => {
  expect(() => readCamt(['<Document/>'])).toThrow(
    expect.objectContaining({ reason: 'no_statement' }),
  )
})
