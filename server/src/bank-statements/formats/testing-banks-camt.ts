import type { BankFile } from './testing-banks.ts'

/** camt.052, camt.053 and camt.054 as banks write them, made up after the banks' and associations' descriptions of their formats. */
export const CAMT_FILES: readonly BankFile[] = [
  {
    bank: 'PostFinance, camt.053.001.04',
    country: 'CH',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.04"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>CH0709000000304442225</IBAN></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">1250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><NtryRef>CH4431999123000889012</NtryRef><Amt Ccy="CHF">250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>false</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><ValDt><Dt>2026-03-05</Dt></ValDt><AcctSvcrRef>260305CH0A1B2C3D</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>
<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId><AcctSvcrRef>260305CH0A1B2C31</AcctSvcrRef></Refs><Amt Ccy="CHF">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Nm>Alpina Handels AG</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>210000000003139471430009017</Ref></CdtrRefInf><AddtlRmtInf>?REJECT?0</AddtlRmtInf></Strd></RmtInf></TxDtls>
<TxDtls><Refs><AcctSvcrRef>260305CH0A1B2C32</AcctSvcrRef></Refs><Amt Ccy="CHF">150.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Nm>Seeblick GmbH</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'CH0709000000304442225 CHF',
      '2026-03-05|100.00|Alpina Handels AG||210000000003139471430009017|?REJECT?0|260305CH0A1B2C31||',
      '2026-03-05|150.00|Seeblick GmbH||RF18539007547034||260305CH0A1B2C32||',
    ],
  },
  {
    bank: 'Zürcher Kantonalbank, camt.054.001.08',
    country: 'CH',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Ntfctn><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id><Ccy>CHF</Ccy></Acct>
<Ntry><Amt Ccy="CHF">119.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-03-05T00:00:00+01:00</DtTm></BookgDt><AcctSvcrRef>Z260305000001</AcctSvcrRef><NtryDtls><TxDtls><Refs><UETR>1f3c6a2e-0000-4000-8000-000000000001</UETR></Refs><Amt Ccy="CHF">119.00</Amt><RltdPties><Dbtr><Pty><Nm>Bergbahn AG</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>CH5604835012345678009</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>RE-2026-0042</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>
`,
    told: [
      'CH9300762011623852957 CHF',
      '2026-03-05|119.00|Bergbahn AG|CH5604835012345678009||RE-2026-0042|Z260305000001||',
    ],
  },
  {
    bank: 'OP, camt.053.001.02',
    country: 'FI',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>FI2112345600000785</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>PRCD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">258.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">248.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><ValDt><Dt>2026-03-05</Dt></ValDt><AcctSvcrRef>20260305593497ABCD12</AcctSvcrRef><NtryDtls><TxDtls><Refs><AcctSvcrRef>20260305593497ABCD12</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">248.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>TUNTURI OY</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>00000000000000001232</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'FI2112345600000785 EUR',
      '2026-03-05|248.00|TUNTURI OY||00000000000000001232||20260305593497ABCD12||',
    ],
  },
  {
    bank: 'SEB, camt.053.001.02',
    country: 'SE',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><Othr><Id>52011234567</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id><Ccy>SEK</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">6250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="SEK">6250</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><AcctSvcrRef>5566771</AcctSvcrRef><NtryDtls><Btch><NbOfTxs>1</NbOfTxs></Btch><TxDtls><AmtDtls><TxAmt><Amt Ccy="SEK">6250</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Fjäll AB</Nm></Dbtr><DbtrAcct><Id><Othr><Id>50501055</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr></Id></DbtrAcct></RltdPties><RmtInf><Strd><RfrdDocInf><Tp><CdOrPrtry><Cd>CINV</Cd></CdOrPrtry></Tp><Nb>2026043</Nb></RfrdDocInf><CdtrRefInf><Ref>1234567897</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: ['52011234567 SEK', '2026-03-05|6250.00|Fjäll AB|50501055|1234567897|2026043|5566771||'],
  },
  {
    bank: 'DNB, camt.054.001.02',
    country: 'NO',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Ntfctn><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>NO9386011117947</IBAN></Id><Ccy>NOK</Ccy></Acct>
<Ntry><NtryRef>1</NtryRef><Amt Ccy="NOK">3750.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><AcctSvcrRef>12345678901</AcctSvcrRef><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls><Refs><AcctSvcrRef>9900000001</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="NOK">1250.00</Amt></TxAmt></AmtDtls><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>000000004417</Ref></CdtrRefInf></Strd></RmtInf></TxDtls><TxDtls><Refs><AcctSvcrRef>9900000002</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="NOK">2500.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Fjord AS</Nm></Dbtr></RltdPties><RmtInf><Ustrd>Faktura 45</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>
`,
    told: [
      'NO9386011117947 NOK',
      '2026-03-05|1250.00|||000000004417||9900000001||',
      '2026-03-05|2500.00|Fjord AS|||Faktura 45|9900000002||',
    ],
  },
  {
    bank: 'Nykredit, camt.053.001.08',
    country: 'DK',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>DK5000400440116243</IBAN></Id><Ccy>DKK</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="DKK">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="DKK">1250.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><AcctSvcrRef>DK260305-7</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Nordlys ApS</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>+71&lt;000000000000018</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'DK5000400440116243 DKK',
      '2026-03-05|1250.50|Nordlys ApS||+71<000000000000018||DK260305-7||',
    ],
  },
  {
    bank: 'Erste Bank, camt.052.001.02',
    country: 'AT',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"><BkToCstmrAcctRpt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Rpt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>AT611904300234573201</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">119.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><ValDt><Dt>2026-03-06</Dt></ValDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Alpenhof GmbH</Nm></Dbtr></RltdPties><RmtInf><Ustrd>AR-2026-46</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">238.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><ValDt><Dt>2026-03-05</Dt></ValDt><AcctSvcrRef>200260305100-0000000001</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>AR-2026-47</EndToEndId></Refs><RltdPties><Dbtr><Nm>Donau KG</Nm></Dbtr></RltdPties><RmtInf><Ustrd>Rechnung AR-2026-47</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Rpt></BkToCstmrAcctRpt></Document>
`,
    told: [
      'AT611904300234573201 EUR',
      '2026-03-05|238.00|Donau KG||AR-2026-47|Rechnung AR-2026-47|200260305100-0000000001||',
      'not_booked in line 4',
    ],
  },
  {
    bank: 'ASN Bank, camt.053.001.02',
    country: 'NL',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">247.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">242.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>FACTUUR-48</EndToEndId></Refs><RltdPties><Dbtr><Nm>Tulp BV</Nm></Dbtr><DbtrAcct><Id><IBAN>NL20INGB0001234567</IBAN></Id></DbtrAcct></RltdPties><Purp/><RmtInf><Ustrd>Factuur 48</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'NL91ABNA0417164300 EUR',
      '2026-03-05|242.00|Tulp BV|NL20INGB0001234567|FACTUUR-48|Factuur 48|||',
    ],
  },
  {
    bank: 'Banco Santander, camt.053.001.02',
    country: 'ES',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><ns2:BkToCstmrStmt><ns2:GrpHdr><ns2:MsgId>M1</ns2:MsgId><ns2:CreDtTm>2026-03-06T06:00:00</ns2:CreDtTm></ns2:GrpHdr>
<ns2:Stmt><ns2:Id>S1</ns2:Id><ns2:ElctrncSeqNb>45</ns2:ElctrncSeqNb><ns2:CreDtTm>2026-03-06T06:00:00</ns2:CreDtTm><ns2:Acct><ns2:Id><ns2:IBAN>ES9121000418450200051332</ns2:IBAN></ns2:Id><ns2:Ccy>EUR</ns2:Ccy></ns2:Acct>
<ns2:Bal><ns2:Tp><ns2:CdOrPrtry><ns2:Cd>OPBD</ns2:Cd></ns2:CdOrPrtry></ns2:Tp><ns2:Amt Ccy="EUR">0.00</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd><ns2:Dt><ns2:Dt>2026-03-05</ns2:Dt></ns2:Dt></ns2:Bal>
<ns2:Ntry><ns2:Amt Ccy="EUR">605.00</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd><ns2:Sts>BOOK</ns2:Sts><ns2:BookgDt><ns2:Dt>2026-03-05+01:00</ns2:Dt></ns2:BookgDt><ns2:AcctSvcrRef>ES0305-1</ns2:AcctSvcrRef><ns2:NtryDtls><ns2:TxDtls><ns2:RltdPties><ns2:Dbtr><ns2:Nm>CASA OLIVO SL</ns2:Nm></ns2:Dbtr></ns2:RltdPties><ns2:RmtInf><ns2:Ustrd>FACTURA 2026/49</ns2:Ustrd></ns2:RmtInf></ns2:TxDtls></ns2:NtryDtls></ns2:Ntry>
</ns2:Stmt></ns2:BkToCstmrStmt></ns2:Document>
`,
    told: [
      'ES9121000418450200051332 EUR',
      '2026-03-05|605.00|CASA OLIVO SL|||FACTURA 2026/49|ES0305-1||',
    ],
  },
  {
    bank: 'BNP Paribas, camt.053.001.02',
    country: 'FR',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>FR7630004000031234567890143</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">1190.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>VIR-50</EndToEndId></Refs><AmtDtls><InstdAmt><Amt Ccy="EUR">1200.00</Amt></InstdAmt></AmtDtls><Chrgs><Amt Ccy="EUR">10.00</Amt></Chrgs><RltdPties><Dbtr><Nm>MOULIN SARL</Nm></Dbtr></RltdPties><RmtInf><Ustrd>F2026-50</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">80.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Cdtr><Nm>CLIENT REJETE</Nm></Cdtr></RltdPties><RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf></TxDtls></NtryDtls><AddtlNtryInf>REJET PRLV</AddtlNtryInf></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'FR7630004000031234567890143 EUR',
      '2026-03-05|1190.00|MOULIN SARL||VIR-50|F2026-50||charges 10.00|',
      '2026-03-05|-80.00|CLIENT REJETE|||REJET PRLV|||reversal',
    ],
  },
  {
    bank: 'Intesa Sanpaolo, camt.053.001.02',
    country: 'IT',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">1220.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><AcctSvcrRef>IT12345</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><UltmtDbtr><Nm>Oliveto Srl</Nm></UltmtDbtr></RltdPties><RmtInf><Ustrd>Saldo fattura</Ustrd><Ustrd>2026/51</Ustrd></RmtInf><AddtlTxInf>BONIFICO A VOSTRO FAVORE</AddtlTxInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'IT60X0542811101000000123456 EUR',
      '2026-03-05|1220.00|Oliveto Srl|||Saldo fattura / 2026/51 / BONIFICO A VOSTRO FAVORE|IT12345||',
    ],
  },
  {
    bank: 'LHV Pank, camt.053.001.10',
    country: 'EE',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.10"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>EE382200221020145685</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">61.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><AcctSvcrRef>0F7A11B2C3D4E5</AcctSvcrRef><NtryDtls><TxDtls><Refs><AcctSvcrRef>0F7A11B2C3D4E5</AcctSvcrRef></Refs><RltdPties><Dbtr><Pty><Nm>OÜ Puutöö</Nm><Id><OrgId><Othr><Id>10123456</Id></Othr></OrgId></Id></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>20260529</Ref></CdtrRefInf></Strd><Ustrd>Arve 52</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'EE382200221020145685 EUR',
      '2026-03-05|61.00|OÜ Puutöö||20260529|Arve 52|0F7A11B2C3D4E5||',
    ],
  },
  {
    bank: 'Tatra banka, camt.053.001.06',
    country: 'SK',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.06"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>SK3112000000198742637541</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">590.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>/VS2026000053/SS/KS0308</EndToEndId></Refs><RltdPties><Dbtr><Nm>Horská chata s.r.o.</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'SK3112000000198742637541 EUR',
      '2026-03-05|590.00|Horská chata s.r.o.||/VS2026000053/SS/KS0308||||',
    ],
  },
  {
    bank: 'J.P. Morgan, camt.053.001.12',
    country: 'US',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.12"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><Othr><Id>000000123456789</Id></Othr></Id><Ccy>USD</Ccy><Svcr><FinInstnId><BICFI>CHASUS33XXX</BICFI></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal><Bal><Tp><CdOrPrtry><Cd>CLAV</Cd></CdOrPrtry></Tp><Amt Ccy="USD">1350.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">1350.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="USD">1250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-03-05T16:45:12-05:00</DtTm></BookgDt><AcctSvcrRef>0305US0001</AcctSvcrRef><NtryDtls><TxDtls><Refs><UETR>1f3c6a2e-0000-4000-8000-000000000002</UETR></Refs><RltdPties><Dbtr><Pty><Nm>MAPLE LLC</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>9988776655</Id></Othr></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>INV 54</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: ['000000123456789 USD', '2026-03-05|1250.00|MAPLE LLC|9988776655||INV 54|0305US0001||'],
  },
  {
    bank: 'Bank of Ireland, camt.053.001.13',
    country: 'IE',
    file: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.13"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-06T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>45</ElctrncSeqNb><CreDtTm>2026-03-06T06:00:00</CreDtTm><Acct><Id><IBAN>IE29AIBK93115212345678</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">123.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Shamrock DAC</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>INV-55</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><AddtlNtryInf>FEE WAIVED</AddtlNtryInf></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
    told: [
      'IE29AIBK93115212345678 EUR',
      '2026-03-05|123.00|Shamrock DAC|||INV-55|||',
      '2026-03-05|0.00||||FEE WAIVED|||',
    ],
  },
]
