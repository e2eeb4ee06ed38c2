import { expect, test } from 'vitest'
import type { StatementSink } from '../statement.ts'
import { readCamt } from './camt.ts'
import { readMt940 } from './mt940.ts'
import { readOfx } from './ofx.ts'
import { readQif } from './qif.ts'
import { collected } from './testing-collect.ts'

/** One row in EUR that is read as received 1,650.00 of 27 February, and a plain one beside it. */
const CAMT = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1657.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-02-28</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">1650.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-02-27</Dt></BookgDt><ValDt><Dt>2026-02-26</Dt></ValDt>
<NtryDtls><TxDtls><AmtDtls><InstdAmt><Amt Ccy="USD">1800.00</Amt></InstdAmt></AmtDtls><Chrgs><Rcrd><Amt Ccy="EUR">2.50</Amt></Rcrd></Chrgs>
<RltdPties><Dbtr><Pty><Nm>Nordlicht AG</Nm></Pty></Dbtr></RltdPties><Purp><Cd>SALA</Cd></Purp><RmtInf><Ustrd>RE-1</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">7.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-02-28</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`

const MT940 = `:20:STARTUMS
:25:DE89370400440532013000
:28C:1/1
:60F:C260226EUR0,00
:61:2602260227C1650,00NTRFNONREF//B1
/OCMT/USD1800,//CHGS/EUR2,50/
:86:166?00GUTSCHRIFT?20RE-1?32Nordlicht AG
:61:2602280228C7,00NTRFNONREF
:62F:C260228EUR1657,00
:64:C260228EUR1657,00
-
`

const OFX = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>DE89370400440532013000</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260227<DTAVAIL>20260226<TRNAMT>1650.00<FITID>A1<NAME>Nordlicht AG<MEMO>RE-1</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260228<TRNAMT>7.00<FITID>A2</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1657.00<DTASOF>20260228</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const QIF = `!Type:Bank\nD27/02/2026\nT1,650.00\nPNordlicht AG\nMRE-1\n^\nD28/02/2026\nT7.00\n^\n`

type Format = 'camt' | 'mt940' | 'ofx' | 'qif'
const FILES: Readonly<Record<Format, string>> = { camt: CAMT, mt940: MT940, ofx: OFX, qif: QIF }
const READERS: Readonly<Record<Format, (text: string, sink: StatementSink) => void>> = {
  camt: (text, sink) => readCamt([text], sink),
  mt940: (text, sink) => readMt940([text], 'EUR', sink),
  ofx: (text, sink) => readOfx(text, 'EUR', sink),
  qif: (text, sink) => readQif(text, { currency: 'EUR' }, sink),
}

/** The first row as it was read, or why it was left out; the second row is always there. */
function outcome(format: Format, was: string | RegExp, is: string) {
  const file = FILES[format]
  const changed = file.replace(was, is)
  expect(changed).not.toBe(file)
  const [statement, ...others] = collected(sink => READERS[format](changed, sink))
  expect(others).toEqual([])
  const rows = statement?.transactions ?? []
  expect(rows.at(-1)).toMatchObject({ amount: 700n, bookedOn: '2026-02-28' })
  const [left] = statement?.leftOut ?? []
  if (left) return [left.reason, left.value]
  return [rows[0]?.amount, rows[0]?.bookedOn, rows[0]?.partyName, rows[0]?.text.split('\n')[0]]
}

const READ = [165_000n, '2026-02-27', 'Nordlicht AG', 'RE-1']
const named = (reason: string, value: string) => [reason, value]

const ORDERED = [
  'HRK',
  'BGN',
  'LTL',
  'LVL',
  'EEK',
  'DEM',
  'FRF',
  'VEF',
  'BYR',
  'CNH',
  'XAU',
  'XXX',
  'ZZZ',
  '',
]

const camtRows: readonly (readonly [string, string | RegExp, string, readonly unknown[]])[] = [
  ...ORDERED.map(
    code =>
      [
        `ordered in ${code || 'no currency'}`,
        'Ccy="USD">1800',
        `Ccy="${code}">1800`,
        READ,
      ] as const,
  ),
  ['ordered with too many decimals', 'Ccy="USD">1800.00', 'Ccy="JPY">1800.50', READ],
  ['ordered as nothing', '>1800.00<', '><', READ],
  ['charges that are no amount', '>2.50<', '>2,50 EUR<', READ],
  ['charges with a sign', '>2.50<', '>-2.50<', READ],
  ['charges in a former currency', 'Ccy="EUR">2.50', 'Ccy="DEM">2.50', READ],
  ...['2026-02-30', '2026-02-29', '0000-00-00', '0001-01-01', '', '26.02.2026', '9999-12-31'].map(
    day => [`value date '${day}'`, '2026-02-26', day, READ] as const,
  ),
  ['a balance without amount', '>1657.00<', '><', READ],
  ['a balance with a comma', '>1657.00<', '>1657,00<', READ],
  ['a balance that differs', '>1657.00<', '>1.00<', READ],
  ['a balance without day', '<Dt><Dt>2026-02-28</Dt></Dt></Bal>', '</Bal>', READ],
  ['a balance in a former currency', 'Ccy="EUR">1657', 'Ccy="DEM">1657', READ],
  ['the account in a former currency', '<Ccy>EUR', '<Ccy>DEM', READ],
  ['an empty element', '<Purp><Cd>SALA</Cd></Purp>', '<Purp/>', READ],
  ['an unknown element', '<Purp><Cd>SALA</Cd></Purp>', '<X_Bank.Code>7</X_Bank.Code>', READ],
  ['a time zone', '<Dt>2026-02-27</Dt>', '<Dt>2026-02-27+01:00</Dt>', READ],
  ['a time', '<Dt>2026-02-27</Dt>', '<DtTm>2026-02-27T23:59:59.000-05:00</DtTm>', READ],
  [
    'no booking day',
    '<BookgDt><Dt>2026-02-27</Dt></BookgDt>',
    '',
    [165_000n, '2026-02-26', 'Nordlicht AG', 'RE-1'],
  ],
  [
    'booked on 30 February',
    '<Dt>2026-02-27',
    '<Dt>2026-02-30',
    [165_000n, '2026-02-28', 'Nordlicht AG', 'RE-1'],
  ],
  ['zeros behind', '>1650.00<', '>1650.00000<', READ],
  ['spaces around the amount', '>1650.00<', '>\n 1650.00 <', READ],
  ['a status in small letters', '<Cd>BOOK</Cd>', '<Cd>book</Cd>', READ],
  ['no status', '<Sts><Cd>BOOK</Cd></Sts>', '', READ],
  ...['PDNG', 'INFO', 'FUTR', 'pdng'].map(
    code =>
      [`status ${code}`, '<Cd>BOOK</Cd>', `<Cd>${code}</Cd>`, named('not_booked', '')] as const,
  ),
  ['a negative amount', '>1650.00<', '>-1650.00<', named('amount_invalid', '-1650.00')],
  ['a plus', '>1650.00<', '>+1650.00<', named('amount_invalid', '+1650.00')],
  ['three decimals', '>1650.00<', '>1650.001<', named('amount_invalid', '1650.001')],
  ['thousands', '>1650.00<', '>1,650.00<', named('amount_invalid', '1,650.00')],
  ['no amount', '>1650.00<', '><', named('amount_invalid', '')],
  [
    'too large an amount',
    '>1650.00<',
    '>99999999999999999999<',
    named('amount_invalid', '99999999999999999999'),
  ],
  ['no currency', 'Ccy="EUR">1650', '>1650', named('currency_invalid', '')],
  ['a former currency', 'Ccy="EUR">1650', 'Ccy="HRK">1650', named('currency_invalid', 'HRK')],
  ['no sign', /<CdtDbtInd>CRDT<\/CdtDbtInd><Sts>/, '<Sts>', named('sign_invalid', '')],
  ['another sign', /CRDT<\/CdtDbtInd><Sts>/, 'C</CdtDbtInd><Sts>', named('sign_invalid', 'C')],
  ['a month 13', '<Dt>2026-02-27', '<Dt>2026-13-27', named('date_invalid', '2026-13-27')],
]

const line = (is: string) => [':61:2602260227C1650,00NTRFNONREF//B1', is] as const
const mt940Rows: typeof camtRows = [
  ...ORDERED.filter(code => code !== '').map(
    code => [`ordered in ${code}`, 'USD1800,', `${code}1800,`, READ] as const,
  ),
  ['ordered with too many decimals', 'USD1800,', 'JPY1800,50', READ],
  ['charges in a former currency', 'EUR2,50', 'DEM2,50', READ],
  ['charges with too many decimals', 'EUR2,50', 'EUR2,505', READ],
  ['an unknown code word', '/OCMT/USD1800,/', '/XCMT/USD1800,/', READ],
  ['value date 30 February', '2602260227', '2602300227', READ],
  ['value date of zeros', '2602260227', '0000000227', READ],
  ['a month 13 in the value date', '2602260227', '2613260227', READ],
  ['spaces instead of the booking day', ...line(':61:260227    C1650,00NTRFNONREF//B1'), READ],
  [
    '30 February alone',
    ...line(':61:260230C1650,00NTRF'),
    [165_000n, '2026-02-28', 'Nordlicht AG', 'RE-1'],
  ],
  [
    '31 April alone',
    ...line(':61:260431C1650,00NTRF'),
    [165_000n, '2026-04-30', 'Nordlicht AG', 'RE-1'],
  ],
  ['a space before the amount', ...line(':61:2602260227CR 1650,00NTRFNONREF//B1'), READ],
  ['an amount without decimals', 'C1650,00N', 'C1650,N', READ],
  ['a decimal point', 'C1650,00N', 'C1650.00N', READ],
  ['thousands', 'C1650,00N', 'C1.650,00N', READ],
  ['thousands of others', 'C1650,00N', 'C1,650.00N', READ],
  ['leading zeros', 'C1650,00N', 'C000000001650,00N', READ],
  ['a long reference', '//B1', '//2022070616391534000-dvT1FzfMqvzF5HaU4oetlH7SGRkonU', READ],
  ['no type', 'C1650,00NTRFNONREF', 'C1650,00', READ],
  ['an opening balance without amount', 'EUR0,00', 'EUR', READ],
  ['an opening balance of day zero', 'C260226EUR0,00', 'C000000EUR0,00', READ],
  ['a closing balance without currency', 'C260228EUR1657,00\n:64', 'C2602281657,00\n:64', READ],
  ['a closing balance of 31 February', 'C260228EUR1657,00\n:64', 'C260231EUR1657,00\n:64', READ],
  ['a closing balance that cannot be read', 'C260228EUR1657,00\n:64', 'oops\n:64', READ],
  ['an available balance of 30 February', ':64:C260228', ':64:C260230', READ],
  ['an available balance that cannot be read', ':64:C260228EUR1657,00', ':64:', READ],
  ['no closing balance', ':62F:C260228EUR1657,00\n', '', READ],
  ['no :20:', ':20:STARTUMS\n', 'ABNANL2A\n940\nABNANL2A\n', READ],
  ['no :28C:', ':28C:1/1\n', '', READ],
  ['an unknown field', ':28C:1/1\n', ':28C:1/1\n:NS:22Firma\n23Konto\n:99Z:x\n', READ],
  [':NS: instead of :86:', /:86:.*\n/, ':NS:01RE-1\n15Nordlicht AG\n17GUTSCHRIFT\n', READ],
  ['another mark of subfields', /\?(?=\d\d)/g, '>', READ],
  ['a header after the end of the message', '\n-\n', '\n-\nABNANL2A\n940\n', READ],
  ['information about the statement', ':64:', ':86:/SUM/2/0/\n:64:', READ],
  ['an amount with a sign', 'C1650,00N', 'C-1650,00N', named('amount_invalid', '-1650,00')],
  ['a point before three digits', 'C1650,00N', 'C1.650N', named('amount_invalid', '1.650')],
  ['three decimals', 'C1650,00N', 'C1650,005N', named('amount_invalid', '1650.005')],
  ['no amount', 'C1650,00N', 'CN', named('field_missing', ':61')],
  ['no mark', 'C1650,00N', '1650,00N', named('field_missing', ':61')],
  ['a month 13 alone', ...line(':61:261326C1650,00NTRF'), named('date_invalid', '261326')],
  ['zeros alone', ...line(':61:000000C1650,00NTRF'), named('date_invalid', '000000')],
]

const ofxRows: typeof camtRows = [
  ...['X_BANK.CODE', 'AMEX.CMNAME', 'INTU.BID', 'a-b', '_X', 'VENDOR:TAG'].map(
    tag => [`a tag ${tag}`, '<TRNTYPE>CREDIT', `<${tag}>7</${tag}><TRNTYPE>CREDIT`, READ] as const,
  ),
  ['a space in a tag', '<OFX>', '<OFX >', READ],
  ['a space before the end of a tag', '</STMTTRN>', '</STMTTRN >', READ],
  ['an attribute', '<STMTTRN>', '<STMTTRN xmlns="x">', READ],
  ['an empty tag', '<MEMO>RE-1', '<CHECKNUM/><MEMO>RE-1', READ],
  ['an end tag too many', '<MEMO>RE-1', '<MEMO>RE-1<BR></MEMO>', READ],
  ['characters of tags in a text', '<MEMO>RE-1', '<MEMO>RE-1<EXTRA>a <3 b', READ],
  ...['00000000', '', '20260230', '0', '20261399'].map(
    day => [`DTASOF '${day}'`, '<DTASOF>20260228', `<DTASOF>${day}`, READ] as const,
  ),
  ['no DTASOF', '<DTASOF>20260228', '', READ],
  ['no balance', /<LEDGERBAL>.*<\/LEDGERBAL>/, '', READ],
  ...['', '--', 'n/a', '1.657,00', '1,657.00', '1657,00-'].map(
    amount => [`a balance of '${amount}'`, '<BALAMT>1657.00', `<BALAMT>${amount}`, READ] as const,
  ),
  ...['00000000', '', '20260230', '20260231000000[-3:BRT]', 'none'].map(
    day => [`DTAVAIL '${day}'`, '<DTAVAIL>20260226', `<DTAVAIL>${day}`, READ] as const,
  ),
  [
    'a day of zeros beside another one',
    '<DTPOSTED>20260227',
    '<DTPOSTED>00000000<DTUSER>20260227',
    READ,
  ],
  ['a day with hyphens', '<DTPOSTED>20260227', '<DTPOSTED>2026-02-27', READ],
  ['a time zone', '<DTPOSTED>20260227', '<DTPOSTED>20260227235959.000[+9:JST]', READ],
  ...[
    '1,650.00',
    '1.650,00',
    '1650,00',
    '+1650',
    '1650.00+',
    ' 1 650.00 ',
    '1650.00000',
    "1'650.00",
    '1,650.0000',
  ].map(
    amount => [`the amount '${amount}'`, '<TRNAMT>1650.00', `<TRNAMT>${amount}`, READ] as const,
  ),
  ...['-1650.00', '1650.00-', '\u22121.650,00', '1,650.00-'].map(
    amount =>
      [
        `the payment '${amount}'`,
        '<TRNAMT>1650.00',
        `<TRNAMT>${amount}`,
        [-165_000n, ...READ.slice(1)],
      ] as const,
  ),
  [
    'a payment without a sign',
    'CREDIT<DTPOSTED>20260227',
    'DEBIT<DTPOSTED>20260227',
    [-165_000n, ...READ.slice(1)],
  ],
  ...['DIRECTDEBIT', 'CHECK', 'PAYMENT', 'CASH', 'FEE', 'REPEATPMT', 'DEP', 'XFER', 'OTHER'].map(
    type =>
      [
        `a received ${type}`,
        'CREDIT<DTPOSTED>20260227',
        `${type}<DTPOSTED>20260227`,
        READ,
      ] as const,
  ),
  ...['DIRECTDEBIT', 'CHECK', 'PAYMENT', 'FEE'].map(
    type =>
      [
        `a paid ${type} beside a debit without a sign`,
        '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260227',
        `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260226<TRNAMT>3.00<FITID>A0</STMTTRN>
<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260227`,
        [-300n, '2026-02-26', '', ''],
      ] as const,
  ),
  [
    'a debit of zero',
    'CREDIT<DTPOSTED>20260228',
    'DEBIT<DTPOSTED>20260228<TRNAMT>0.00<FITID>A0</STMTTRN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260228',
    READ,
  ],
  ['no currency', '<CURDEF>EUR', '', READ],
  [
    'an amount that was converted',
    '<TRNAMT>1650.00',
    '<TRNAMT>1650.00<ORIGCURRENCY><CURRATE>1.1<CURSYM>HRK</ORIGCURRENCY>',
    READ,
  ],
  [
    'an amount in a former currency',
    '<TRNAMT>1650.00',
    '<TRNAMT>1650.00<CURRENCY><CURRATE>1<CURSYM>HRK</CURRENCY>',
    named('currency_invalid', 'HRK'),
  ],
  [
    'a balance as a transaction',
    '<FITID>A1<NAME>Nordlicht AG<MEMO>RE-1',
    '<FITID><NAME>Saldo Anterior',
    named('balance_line', ''),
  ],
  ['no amount', '<TRNAMT>1650.00', '<TRNAMT>', named('amount_invalid', '')],
  ['two signs', '<TRNAMT>1650.00', '<TRNAMT>-1650.00-', named('amount_invalid', '-1650.00-')],
  ['wrong groups', '<TRNAMT>1650.00', '<TRNAMT>16,50.00', named('amount_invalid', '16,50.00')],
  ['three decimals', '<TRNAMT>1650.00', '<TRNAMT>1.651', named('amount_invalid', '1.651')],
  [
    'a day of zeros',
    /<DTPOSTED>20260227<DTAVAIL>20260226/,
    '<DTPOSTED>00000000',
    named('date_invalid', '00000000'),
  ],
  ['a month 13', '<DTPOSTED>20260227', '<DTPOSTED>20261327', named('date_invalid', '20261327')],
]

const qifRows: typeof camtRows = [
  ...['1.650,00', '1,650', '1650', '1650,00', '1 650,00', "1'650.00", '+1,650.00'].map(
    amount => [`the amount '${amount}'`, 'T1,650.00', `T${amount}`, READ] as const,
  ),
  ...['-1,650.00', '1,650.00-', '\u22121650'].map(
    amount =>
      [
        `the payment '${amount}'`,
        'T1,650.00',
        `T${amount}`,
        [-165_000n, ...READ.slice(1)],
      ] as const,
  ),
  ['unknown codes', 'MRE-1', 'XI\nKab\nMRE-1', READ],
  ['a list of options', '!Type:Bank', '!Clear:AutoSwitch\n!Option:AllXfr\n!Type:Bank', READ],
  ['an account before', '!Type:Bank', '!Account\nNGiro\nTBank\n^\n!Type:Bank', READ],
  [
    'an opening balance',
    'PNordlicht AG\n',
    'POpening Balance\nL[Giro]\n',
    named('balance_line', ''),
  ],
  ['no amount', 'T1,650.00\n', '', named('field_missing', 'T')],
  ['an empty amount', 'T1,650.00', 'T', named('amount_invalid', '')],
]

const TABLE: Readonly<Record<Format, typeof camtRows>> = {
  camt: camtRows,
  mt940: mt940Rows,
  ofx: ofxRows,
  qif: qifRows,
}

for (const format of ['camt', 'mt940', 'ofx', 'qif'] as const)
  test.each(TABLE[format])(
    `${format} with %s is read, or the row is named`,
    (_, was, is, expected) => {
      const [first, second, ...rest] = outcome(format, was, is)
      if (first === 'field_missing' && format === 'mt940') expect(second).toContain('26022')
      else expect([first, second, ...rest]).toEqual(expected)
    },
  )

test('a file that was cut is refused, because rows would be missing', () => {
  for (const at of ['</STMTTRN>\n<STMTTRN>', '</BANKTRANLIST>', '</STMTRS>'])
    expect(() =>
      collected(sink => readOfx(OFX.slice(0, OFX.indexOf(at)), undefined, sink)),
    ).toThrow(expect.objectContaining({ reason: 'not_well_formed' }))
})

test('entries that are expected are no transactions in a report within the day, which has no balance', () => {
  const report = MT940.replace(/:60F:.*\n/, ':34F:EUR0,\n').replace(/:62F[^]*/, '')
  const read = (text: string) => collected(sink => readMt940([text], undefined, sink))
  expect(read(report.replace('0227C1650', '0227EC1650'))).toMatchObject([
    { leftOut: [{ reason: 'not_booked' }], transactions: [{ amount: 700n }] },
  ])
  expect(read(MT940.replace('0227C1650', '0227EC1650'))).toMatchObject([
    { leftOut: [], transactions: [{ amount: 165_000n }, {}] },
  ])
})
