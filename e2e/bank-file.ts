/** What a bank says of one transaction; `amount` is in euro, negative for a debit. */
export type Transfer = {
  readonly amount: string
  readonly name: string
  readonly text: string
}

/** A statement of a French account (camt.053.001.08) with transactions of one day. */
export function bankFile(day: string, transfers: readonly Transfer[]): string {
  const month = day.slice(0, 7)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>${day}T18:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${month}</Id><CreDtTm>${day}T18:00:00</CreDtTm>
<FrToDt><FrDtTm>${month}-01T00:00:00</FrDtTm><ToDtTm>${day}T00:00:00</ToDtTm></FrToDt>
<Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>
${transfers.map(transfer => entryOf(day, transfer)).join('\n')}
</Stmt></BkToCstmrStmt></Document>`
}

function entryOf(day: string, { amount, name, text }: Transfer): string {
  const isDebit = amount.startsWith('-')
  const party = isDebit ? 'Cdtr' : 'Dbtr'
  return `<Ntry><Amt Ccy="EUR">${amount.replace('-', '')}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls>
<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><${party}><Pty><Nm>${name.replace('&', '&amp;')}</Nm></Pty></${party}></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}
