import { importBankStatement } from '@bordereau/contract/bank-imports'
import { listBankTransactions } from '@bordereau/contract/bank-statements'
import { createBankAccount } from '@bordereau/contract/company'
import { SPECIMEN_ACCOUNT } from '@bordereau/domain/testing/draft'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

const MT940 = [
  ':20:START\0',
  ':25:30006/0001\x001234567',
  ':28C:00\x0041/001',
  ':60F:C260304EUR100,00',
  ':61:2603050305CR34,56NTRFNONREF//B\x0077',
  ':86:166?20F2026\x00-0001?32AC\x00ME',
  ':62F:C260305EUR134,56',
  '-',
].join('\r\n')

const OFX = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>123<\0/BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260305<TRNAMT>12.56<FITID>A1<NAME>Smith<MEMO>F2026-0001</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

/** One character before the limit of a name and of a text: the limit is within the emoji. */
const QIF = `!Type:Bank\nD31/01/2026\nT7.25\nP${'n'.repeat(299)}😀\nM${'m'.repeat(1_999)}😀\n^\n`

describeWithDatabase('what a database cannot hold in a bank’s file', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let accountId: string
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const query = { workspaceId }
    accountId = (
      await owner.must(createBankAccount, { query, body: { ...SPECIMEN_ACCOUNT, isDefault: true } })
    ).id
  })
  afterAll(() => at.close())

  const importFile = (text: string) =>
    owner.call(importBankStatement, {
      query: { workspaceId, fileName: 'a', accountId },
      file: { bytes: new TextEncoder().encode(text), mediaType: 'application/octet-stream' },
    })

  test.each([
    ['a NUL in the account, the number and the texts of an MT940 file', MT940, '34.56'],
    ['a NUL in the account of an OFX file', OFX, '12.56'],
    ['half of an emoji at the limit of a name and of a text', QIF, '7.25'],
  ])('%s is left out, and the transaction is imported', async (_, file, amount) => {
    expect(await importFile(file)).toMatchObject({ value: { statements: [{ added: 1 }] } })
    const { rows } = await owner.must(listBankTransactions, { query: { workspaceId } })
    expect(rows.map(row => row.amount)).toContain(amount)
  })
})
