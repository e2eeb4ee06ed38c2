import { listBankTransactions } from '@bordereau/contract/bank-statements'
import { listBankAccounts } from '@bordereau/contract/company'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { encoded } from '../imports/testing-languages.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { importerOf } from './testing.ts'

const FILE = [
  'Booking Date,Value Date,Partner Name,Payment Reference,Amount,Fee,Balance',
  '2026-11-20,2026-11-21,Kunde GmbH,RE-1,119.00,1.00,1000.00',
  '2026-11-20,2026-11-21,Kunde GmbH,RE-1,119.00,1.00,1118.00',
  '2026-11-20,2026-11-21,Kunde AG,RE-2,119.00,0.00,1237.00',
  '2026-11-19,2026-11-19,Miete,11/2026,-500.00,0.00,882.00',
].join('\n')

const READINGS = {
  'as it is found': undefined,
  'without text and payer': { date: 'Booking Date', amount: 'Amount' },
  'with the payer only': { date: 'Booking Date', amount: 'Amount', name: 'Partner Name' },
  'with the text only': { date: 'Booking Date', amount: 'Amount', text: 'Payment Reference' },
  'with fees deducted': {
    date: 'Booking Date',
    amount: 'Amount',
    fee: 'Fee',
    name: 'Partner Name',
    text: 'Payment Reference',
  },
  'by the value date': { date: 'Value Date', amount: 'Amount', text: 'Payment Reference' },
  'with payer and text exchanged': {
    date: 'Booking Date',
    amount: 'Amount',
    name: 'Payment Reference',
    text: 'Partner Name',
  },
} as const

describeWithDatabase('a CSV file', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let account: Record<string, string>

  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  beforeEach(async ({ task }) => {
    owner = await signedUp(at, `owner-${task.id}@example.com`)
    workspaceId = await aCompany(owner)
    const { accounts } = await owner.must(listBankAccounts, { query: { workspaceId } })
    account = { accountId: accounts[0]?.id ?? '' }
  })
  afterAll(() => at.close())

  const list = async () =>
    (await owner.must(listBankTransactions, { query: { workspaceId, limit: 100 } })).rows
  const columnsOf = (columns: object | undefined) =>
    columns ? { columns: JSON.stringify(columns) } : {}

  const readings = Object.entries(READINGS)
  const pairs = readings.flatMap(([first, one]) =>
    readings
      .filter(([second]) => second !== first)
      .map(([second, other]) => [first, second, one, other] as const),
  )

  test.each(pairs)('read %s doubles nothing when it is read %s', async (_, __, one, other) => {
    const { answer } = importerOf(owner, workspaceId)
    expect((await answer(FILE, { ...account, ...columnsOf(one) })).statements).toMatchObject([
      { added: 4 },
    ])
    expect((await answer(FILE, { ...account, ...columnsOf(other) })).statements).toMatchObject([
      { added: 0 },
    ])
    // And what both have is found the third time.
    expect((await answer(FILE, { ...account, ...columnsOf(one) })).statements).toMatchObject([
      { added: 0 },
    ])
    expect(await list()).toHaveLength(4)
  })

  test('says of open transactions what is read now, and keeps equal rows that are new', async () => {
    const { answer } = importerOf(owner, workspaceId)
    const columns = READINGS['without text and payer']
    await answer(FILE, { ...account, ...columnsOf(columns) })
    const more = FILE.replace('\n', '\n2026-11-20,2026-11-21,Kunde AG,RE-3,119.00,0.00,1356.00\n')
    const { statements } = await answer(more, {
      ...account,
      ...columnsOf(READINGS['with fees deducted']),
    })
    expect(statements).toMatchObject([{ transactions: 5, added: 1 }])
    const rows = (await list()).map(
      ({ amount, text, partyName }) => `${amount} ${partyName} ${text}`,
    )
    expect(rows.toSorted()).toEqual([
      '-500.00 Miete 11/2026',
      '118.00 Kunde GmbH RE-1',
      '118.00 Kunde GmbH RE-1',
      '119.00 Kunde AG RE-2',
      '119.00 Kunde AG RE-3',
    ])
  })

  test('asks for its encoding where it is open, shows it in another, and remembers the answer', async () => {
    const { answer } = importerOf(owner, workspaceId)
    const text = 'Datum;Verwendungszweck;Empfänger;Betrag\n20.11.2026;crème;A;5,00\n'
    const bytes = encoded('Datum;Text;Name;Betrag\n20.11.2026;crème;A;5,00\n', 'ibm850')
    if (!bytes) throw new Error(text)
    const asked = await answer(bytes, { ...account, preview: 'true' })
    expect(asked).toMatchObject({
      statements: [],
      question: {
        encoding: { sure: expect.any(Boolean) },
        headings: ['Datum', 'Text', 'Name', 'Betrag'],
      },
    })
    const shown = await answer(bytes, { ...account, preview: 'true', encoding: 'ibm850' })
    expect(shown.question?.rows).toEqual([['20.11.2026', 'crème', 'A', '5,00']])
    const columns = JSON.stringify({ date: 'Datum', text: 'Text', name: 'Name', amount: 'Betrag' })
    await answer(bytes, { ...account, columns, encoding: 'ibm850' })
    expect(await list()).toMatchObject([{ text: 'crème' }])
  })

  test('that a bank has reserved first and booked the next day is one payment', async () => {
    const { answer, stored } = importerOf(owner, workspaceId)
    const row = (day: string, info: string) =>
      `"Buchungstag";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung";"Info"\n"${day}";"RE-1";"Kunde GmbH";"119,00";"EUR";"${info}"`
    const first = await answer(row('27.11.26', 'Umsatz vorgemerkt'), account)
    expect(first.statements).toMatchObject([
      { added: 0, leftOut: { counts: [{ reason: 'not_booked', count: 1 }] } },
    ])
    const second = await answer(row('28.11.26', 'Umsatz gebucht'), account)
    expect(second.statements).toMatchObject([{ added: 1 }])
    expect(await stored()).toEqual(['119.00 RE-1'])
  })
})
