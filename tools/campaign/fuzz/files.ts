import { jpeg, pngChunk, png, withPngChunks } from '../../../server/src/documents/testing-images.ts'
import type { Form } from './bodies.ts'

/** A statement of one transaction in each format. */
const STATEMENTS = [
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
<AcctSvcrRef>A1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Müller</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>F2026-0001</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
  [
    ':20:STARTUMSE',
    ':25:30006/00011234567',
    ':28C:00041/001',
    ':60F:C260304EUR100,00',
    ':61:2603050305CR1234,56NTRFNONREF//B77',
    ':86:166?00GUTSCHR?20EREF+A-1?21SVWZ+F2026-0001?31DE89370400440532013000?32ACME',
    ':62F:C260305EUR1334,56',
    '-',
  ].join('\r\n'),
  `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>123</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260305120000[-5:EST]<TRNAMT>12.56<FITID>A1<NAME>Smith<MEMO>F2026-0001</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  '!Type:Bank\nD31/01/2026\nT12.50\nPAcme\nMF2026-0001\n^\n',
  'Date,Amount,Description\n2026-11-19,12.50,F2026-0001\n2026-11-20,-3,Fee\n',
]

const ATTACHMENTS = [
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  'hours,name\n8,Ada\n',
]

/** What a payment provider reports: without the right signature, which only the provider can make. */
const EVENTS = [
  JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } }),
  'id=tr_WDqYK6vllg',
]

const buffers = (texts: readonly string[]) => texts.map(text => Buffer.from(text))

/** Files that an endpoint accepts, by its name. */
export const FILES: Readonly<Record<string, readonly Buffer[]>> = {
  importBankStatement: buffers(STATEMENTS),
  uploadAttachment: [...buffers(ATTACHMENTS), png(20, 20), jpeg(20, 20)],
  putLogo: [
    png(20, 20),
    withPngChunks(png(20, 20), pngChunk('tEXt', Buffer.from('a'))),
    jpeg(20, 20),
  ],
  receiveProviderEvents: buffers(EVENTS),
}

/** Forms of the public pages: of an open invoice, of a code that was requested, and of a quote. */
export function formsOf(of: {
  readonly invoiceIds: readonly string[]
  readonly requestId: string
}): Readonly<Record<string, readonly Form[]>> {
  const signature = 'M10 10L20 20L30 15'
  return {
    startCheckout: [{ lang: 'fr' }],
    paySimulatedCheckout: [{ lang: 'fr' }],
    startPortalCheckout: [{ lang: 'de', provider: 'sandbox-pay', invoice: of.invoiceIds }],
    paySimulatedPortalCheckout: [{ lang: 'de' }],
    requestPortalChange: [
      { lang: 'fr', contact: 'Ada', email: 'a@example.com', phone: '1', message: 'Two\nlines' },
    ],
    requestPortalCode: [
      { lang: 'pl', email: 'kunde@example.com' },
      { email: 'stranger@example.com', captcha: 'x' },
    ],
    signInToPortal: [
      { request: of.requestId, code: '123 456' },
      { request: of.requestId, code: '１２３４５６' },
    ],
    signOutOfPortal: [{}],
    answerQuote: [{ lang: 'en', name: 'Ada', signature, reason: 'Too dear', option: ['0', '1'] }],
  }
}
