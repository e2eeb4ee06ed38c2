import iconv from 'iconv-lite'
import { CSV_STATEMENT_FILES } from './statement-csv-files.ts'
import { NONE, NOT_BOOKED, ONE, type StatementFile } from './statement-file.ts'

function camt(name: string, entries: string, currency = '<Ccy>EUR</Ccy>'): Buffer {
  const [type, part] = name.startsWith('camt.054')
    ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
    : ['BkToCstmrStmt', 'Stmt']
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name.slice(0, 8)}.001.08"><${type}>
<GrpHdr><MsgId>7</MsgId><CreDtTm>2026-11-20T18:00:00</CreDtTm></GrpHdr>
<${part}><Id>7</Id><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id>${currency}</Acct>
${entries}
</${part}></${type}></Document>`)
}

function entry(amount: string, details: string, status = 'BOOK', reference = ''): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
<BookgDt><Dt>2026-11-20</Dt></BookgDt>${reference}<NtryDtls>${details}</NtryDtls></Ntry>`
}

function detail(text: string, name = '', amount = ''): string {
  const payer = name === '' ? '' : `<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>`
  return `<TxDtls>${amount}${payer}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
}

const BATCH = '<AcctSvcrRef>SAMMLER-31</AcctSvcrRef>'

const CAMT_FILES: readonly StatementFile[] = [
  {
    of: 'no entry, and an account without a currency',
    name: 'camt.053-quiet.xml',
    bytes: camt(
      'camt.053',
      `<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">8.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`,
      '',
    ),
    says: NONE,
    listed: [],
  },
  {
    of: 'an ordered amount in a currency that there is no more',
    name: 'camt.053-kuna.xml',
    bytes: camt(
      'camt.053',
      entry(
        '310.00',
        detail(
          'Račun 44',
          'Obala obrt',
          '<AmtDtls><InstdAmt><Amt Ccy="HRK">2335.70</Amt></InstdAmt></AmtDtls>',
        ),
      ),
    ),
    says: ONE,
    listed: ['20 Nov 2026 | Obala obrt / Račun 44 | €310.00'],
  },
  {
    of: 'an entry that is pending, and one whose amount is none',
    name: 'camt.053-rows.xml',
    bytes: camt(
      'camt.053',
      [
        entry('71.00', detail('Facture A', 'Plume SARL')),
        entry('72.00', detail('Facture B', 'Papier SARL'), 'PDNG'),
        entry('73,00', detail('Facture C', 'Crayon SARL')),
      ].join('\n'),
    ),
    says: ONE,
    leftOut: [
      ['7', '2026-11-20 72.00 EUR CRDT Papier SARL Facture B', NOT_BOOKED],
      ['9', '2026-11-20 73,00 EUR CRDT Crayon SARL Facture C', '“73,00” is not an amount.'],
    ],
    listed: ['20 Nov 2026 | Plume SARL / Facture A | €71.00'],
  },
  {
    of: 'the sum of a batch',
    name: 'camt.053-sum.xml',
    bytes: camt('camt.053', entry('250.50', '<Btch><NbOfTxs>2</NbOfTxs></Btch>', 'BOOK', BATCH)),
    says: ONE,
    listed: ['20 Nov 2026 | No text | €250.50'],
  },
  {
    of: 'the payments of that batch',
    name: 'camt.054-details.xml',
    bytes: camt(
      'camt.054',
      entry(
        '250.50',
        `<Btch><NbOfTxs>2</NbOfTxs></Btch>${detail('Facture D', 'Gomme SA', '<Amt Ccy="EUR">200.00</Amt>')}${detail('Facture E', 'Règle SA', '<Amt Ccy="EUR">50.50</Amt>')}`,
        'BOOK',
        BATCH,
      ),
    ),
    says: '2 new transactions',
    listed: [
      '20 Nov 2026 | Gomme SA / Facture D | €200.00',
      '20 Nov 2026 | Règle SA / Facture E | €50.50',
    ],
    gone: ['20 Nov 2026 | No text | €250.50'],
  },
]

export function mt940(
  line: string,
  information: string,
  { first = ':20:STARTUMS', currency = 'EUR', encoding = 'utf-8', closing = '' } = {},
): Buffer {
  const amount = /[CD]R?(\d+,\d*)/.exec(line)?.[1] ?? ''
  const text = `${first}
:25:FR7630006000011234567890189
:28C:1/1
:60F:C260101${currency}0,00
:61:${line}
:86:${information}
:62F:C260331${currency}${closing || amount}
-`
  return iconv.encode(text.replaceAll('\n', '\r\n'), encoding)
}

const MT940_FILES: readonly StatementFile[] = [
  {
    of: 'a value date of 30 February',
    name: 'interest.sta',
    bytes: mt940('2602300227C6,40NMSCNONREF', '805?00ZINSEN?20Habenzins Q1'),
    says: ONE,
    listed: ['27 Feb 2026 | Habenzins Q1 | €6.40'],
  },
  {
    of: 'the name of a joint account',
    name: 'joint.sta',
    bytes: mt940(
      '2601050105CR120,00NTRFNONREF',
      '/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/P DEKKER EN/OF S DEKKER/REMI/NOTA 24/EREF/NOTPROVIDED',
    ),
    says: ONE,
    listed: ['5 Jan 2026 | P DEKKER EN/OF S DEKKER / NOTA 24 | €120.00'],
  },
  {
    of: 'an ordered amount in a currency that there is no more',
    name: 'kuna.sta',
    bytes: mt940('2602260226C8,00NMSCNONREF\n/OCMT/HRK60,28/', 'Naknada 25'),
    says: ONE,
    listed: ['26 Feb 2026 | Naknada 25 | €8.00'],
  },
  {
    of: 'Polish letters in Windows 1250',
    name: 'wyciag.sta',
    bytes: mt940('2601060106C9,50NMSCNONREF', '020~00Wpłata~20Faktura 26~32Gęsia Łąka Świętość', {
      currency: 'PLN',
      encoding: 'windows-1250',
    }),
    says: ONE,
    listed: ['6 Jan 2026 | Gęsia Łąka Świętość / Faktura 26 | zł 9.50'],
  },
  {
    of: 'too few letters to tell in which encoding',
    name: 'few.sta',
    bytes: mt940('2601070107C10,50NMSCNONREF', 'Faktura 27 ¿¹', { encoding: 'windows-1252' }),
    asks: 'Look at the letters with accents: are they right?',
    choices: { encoding: 'Central European (Windows 1250)', shown: 'Faktura 27 żą' },
    says: ONE,
    listed: ['7 Jan 2026 | Faktura 27 żą | €10.50'],
  },
  {
    of: 'no field 20',
    name: 'dagafschrift.sta',
    bytes: mt940(
      '2601080108C50,00N654NONREF',
      '/TRTP/SEPA OVERBOEKING/NAME/VAART BV/REMI/NOTA 28',
      {
        first: 'ABNANL2A\n940\nABNANL2A',
      },
    ),
    says: ONE,
    listed: ['8 Jan 2026 | VAART BV / NOTA 28 | €50.00'],
  },
]

function ofx(transaction: string, balance = '<BALAMT>100.00<DTASOF>20260331'): Buffer {
  return Buffer.from(`OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>EUR
<BANKACCTFROM><BANKID>1<ACCTID>FR7630006000011234567890189<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260309${transaction}</STMTTRN>
</BANKTRANLIST><LEDGERBAL>${balance}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`)
}

const OFX_FILES: readonly StatementFile[] = [
  {
    of: 'a balance of no day',
    name: 'balance.ofx',
    bytes: ofx('<TRNAMT>101.00<FITID>B1<NAME>Quay<MEMO>Invoice 29', '<BALAMT>0,00<DTASOF>00000000'),
    says: ONE,
    listed: ['9 Mar 2026 | Quay / Invoice 29 | €101.00'],
  },
  {
    of: 'UTF-8 that it calls 1252',
    name: 'letters.ofx',
    bytes: ofx('<TRNAMT>102.00<FITID>B2<NAME>Bäckerei Crème<MEMO>Invoice 30'),
    says: ONE,
    listed: ['9 Mar 2026 | Bäckerei Crème / Invoice 30 | €102.00'],
  },
  {
    of: 'an element whose name no standard has',
    name: 'element.ofx',
    bytes: ofx('<X_HOUSE.KEY>7</X_HOUSE.KEY><TRNAMT>103.00<FITID>B3<NAME>Wharf<MEMO>Invoice 31'),
    says: ONE,
    listed: ['9 Mar 2026 | Wharf / Invoice 31 | €103.00'],
  },
  {
    of: 'thousands with a comma',
    name: 'thousands.ofx',
    bytes: ofx('<TRNAMT>1,704.00<FITID>B4<NAME>Pier<MEMO>Invoice 32'),
    says: ONE,
    listed: ['9 Mar 2026 | Pier / Invoice 32 | €1,704.00'],
  },
  {
    of: 'thousands with a point',
    name: 'points.ofx',
    bytes: ofx('<TRNAMT>1.805,50<FITID>B5<NAME>Jetty<MEMO>Invoice 33'),
    says: ONE,
    listed: ['9 Mar 2026 | Jetty / Invoice 33 | €1,805.50'],
  },
]

export const STATEMENT_FILES: readonly StatementFile[] = [
  ...CAMT_FILES,
  ...CSV_STATEMENT_FILES,
  ...MT940_FILES,
  ...OFX_FILES,
]
