import { listBankTransactions } from '@bordereau/contract/bank-statements'
import { listBankAccounts } from '@bordereau/contract/company'
import { sql } from 'kysely'
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

  test.each(['equal rows', 'others'])(
    'doubles nothing where a transaction for %s is rolled back and run again',
    async kind => {
      const { answer } = importerOf(owner, workspaceId)
      const first = READINGS['without text and payer']
      await answer(FILE, { ...account, ...columnsOf(first) })
      const other =
        kind === 'equal rows' ? READINGS['with the text only'] : READINGS['by the value date']
      // A sequence goes on where a transaction is rolled back: the first one fails as after a deadlock, when all was found.
      await sql`create sequence run_again`.execute(engine.db.kysely)
      await sql`create function fail_once() returns trigger language plpgsql security definer as $$ begin
        if new.workspace_id = ${sql.lit(workspaceId)} and nextval('run_again') = 4 then
          raise exception 'deadlock' using errcode = '40P01';
        end if;
        return new; end $$`.execute(engine.db.kysely)
      await sql`create trigger fail_once before update on bank_transaction
        for each row execute function fail_once()`.execute(engine.db.kysely)
      try {
        const { statements } = await answer(FILE, { ...account, ...columnsOf(other) })
        expect(statements).toMatchObject([{ added: 0 }])
        expect(await list()).toHaveLength(4)
        const { rows } = await sql<{
          runs: string
        }>`select last_value as runs from run_again`.execute(engine.db.kysely)
        expect(Number(rows[0]?.runs)).toBeGreaterThan(4)
      } finally {
        await sql`drop trigger fail_once on bank_transaction`.execute(engine.db.kysely)
        await sql`drop function fail_once`.execute(engine.db.kysely)
        await sql`drop sequence run_again`.execute(engine.db.kysely)
      }
    },
  )

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

  const texts = async () =>
    (await list()).map(({ amount, text }) => `${amount} ${text}`.trim()).toSorted()
  const LITTLE = { date: 'Date', amount: 'Amount' }
  const HEADINGS = 'Date,Value Date,Name,Text,Amount,Fee,Balance'
  const USUAL = { date: 'Date', amount: 'Amount', text: 'Text' }

  test.each([
    ['the balance', HEADINGS, '2026-11-20,2026-11-20,A,b,119.00,0.00,500.00'],
    [
      'a balance by another name',
      'Date,Text,Amount,Verfügbarer Saldo',
      '2026-11-20,b,119.00,500.00',
    ],
    ['the balance less the amount', HEADINGS, '2026-11-20,2026-11-20,A,b,119.00,0.00,619.00'],
    ['a difference of two numbers', 'Date,Text,Amount,Discount', '2026-11-20,b,119.00,381.00'],
    ['a number in the text', 'Date,Text,Amount', '2026-11-20,500.00,119.00'],
    [
      'a number that is something else',
      'Date,Text,Amount,Invoice number',
      '2026-11-20,b,119.00,500',
    ],
    ['the fee', HEADINGS, '2026-11-20,2026-11-20,A,b,119.00,500.00,0.00'],
  ])('takes no other transaction for its own by %s', async (_, headings, row) => {
    const { answer } = importerOf(owner, workspaceId)
    await answer('Date,Amount\n2026-11-20,500.00', { ...account, ...columnsOf(LITTLE) })
    const { statements } = await answer(`${headings}\n${row}`, {
      ...account,
      ...columnsOf(USUAL),
    })
    expect(statements).toMatchObject([{ added: 1 }])
    expect((await texts()).toSorted()[1]).toBe('500.00')
  })

  test.each([
    ['RE-1', 'RE-11'],
    ['RE-1', 'Rechnung RE-1'],
    ['RE-1', 'RE-1 Rest'],
    ['119', '119.00'],
    ['Kunde', 'Kunde GmbH'],
  ])('takes “%s” for no part of “%s”', async (stored, text) => {
    const { answer } = importerOf(owner, workspaceId)
    const file = (one: string, name: string) =>
      `Date,Text,Name,Amount\n2026-11-20,${one},${name},119.00`
    await answer(file(stored, ''), { ...account, ...columnsOf(USUAL) })
    const columns = { ...USUAL, name: 'Name' }
    const { statements } = await answer(file(text, 'A'), { ...account, ...columnsOf(columns) })
    expect(statements).toMatchObject([{ added: 1 }])
    expect(await texts()).toEqual([`119.00 ${stored}`, `119.00 ${text}`].toSorted())
  })

  test.each([
    ['spaces', 'RE-1   of  May'],
    ['a line break', '"RE-1\nof May"'],
    ['the length of the text', 'x'.repeat(2_100)],
    ['letters beyond ASCII', 'Überweisung für Łódź'],
  ])('finds a text again whatever %s', async (_, text) => {
    const { answer } = importerOf(owner, workspaceId)
    const file = `Date,Text,Name,Amount\n2026-11-20,${text},A,119.00`
    await answer(file, { ...account, ...columnsOf(USUAL) })
    const columns = { ...USUAL, name: 'Name' }
    const { statements } = await answer(file, { ...account, ...columnsOf(columns) })
    expect(statements).toMatchObject([{ added: 0 }])
  })

  test.each([0, 300])(
    'gives a stored transaction to the row of the same day and amount, %i rows after another that has both',
    async between => {
      const { answer } = importerOf(owner, workspaceId)
      const first = 'Date,Amount\n2026-11-21,119.00'
      await answer(first, { ...account, ...columnsOf(LITTLE) })
      const rows = [
        '2026-11-20,2026-11-21,A,RE-1,119.00,0.00,119.00',
        ...Array.from(
          { length: between },
          (_, i) => `2026-10-01,2026-10-01,B,x${i},-1.00,0.00,0.00`,
        ),
        '2026-11-21,2026-11-22,A,RE-2,119.00,0.00,238.00',
      ]
      await answer([HEADINGS, ...rows].join('\n'), { ...account, ...columnsOf(USUAL) })
      const kept = (await list()).filter(({ text }) => text.startsWith('RE-'))
      // The older one of the two is the row of which its day was stored.
      expect(kept.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ text }) => text)).toEqual([
        'RE-2',
        'RE-1',
      ])
    },
  )

  test('sent twice at once with other columns is stored once', async () => {
    const { send } = importerOf(owner, workspaceId)
    const both = await Promise.all([
      send(FILE, { ...account, ...columnsOf(READINGS['with the text only']) }),
      send(FILE, { ...account, ...columnsOf(READINGS['with fees deducted']) }),
    ])
    const refused = both.flatMap(one => (one.ok ? [] : one.refusal))
    expect(refused.filter(refusal => refusal !== 'unavailable')).toEqual([])
    expect(await list()).toHaveLength(4)
  })

  test('finds a fee in the currency of its row', async () => {
    const { answer } = importerOf(owner, workspaceId)
    const file =
      'Date,Text,Amount,Fee,Currency\n2026-11-20,a,11900,100,JPY\n2026-11-20,b,5.00,0.50,EUR'
    const columns = { ...USUAL, currency: 'Currency' }
    await answer(file, { ...account, ...columnsOf(columns) })
    const { statements } = await answer(file, {
      ...account,
      ...columnsOf({ ...columns, fee: 'Fee' }),
    })
    expect(statements).toMatchObject([{ added: 0 }])
    expect(await texts()).toEqual(['11800 a', '4.50 b'])
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
