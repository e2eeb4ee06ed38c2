import { listBankStatements } from '@bordereau/contract/bank-imports'
import { listBankAccounts } from '@bordereau/contract/company'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { importerOf, zipOf } from './testing.ts'

const IBAN = 'DE89370400440532013000'
const ENTRY = (amount: string, text = '', status = 'BOOK') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
<NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
const BALANCE = (code: string, amount: string, currency = 'EUR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`
const STATEMENT = (content: string, iban = IBAN) =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${content}</Stmt>`
const CAMT = (...statements: readonly string[]) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`

describeBothEngines('the import of a file', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let bank: ReturnType<typeof importerOf>

  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  beforeEach(async ({ task }) => {
    owner = await signedUp(at, `owner-${task.id}@example.com`)
    workspaceId = await aCompany(owner)
    bank = importerOf(owner, workspaceId)
  })
  afterAll(() => at.close())

  const list = async (incomplete?: 'true') =>
    (await owner.must(listBankStatements, { query: { workspaceId, incomplete } })).rows

  test.each([
    ['the currency of its balance', STATEMENT(BALANCE('CLBD', '10.00', 'CHF')), 'CHF'],
    ['the company’s own', STATEMENT(''), 'EUR'],
    [
      'that of its account, which is the company’s',
      STATEMENT('', 'FR7630006000011234567890189'),
      'EUR',
    ],
    [
      'its balance’s, where only reserved entries are in it',
      STATEMENT(BALANCE('CLBD', '1.00', 'SEK') + ENTRY('5.00', '', 'PDNG')),
      'SEK',
    ],
    [
      'the company’s own, where that of its balance is unknown',
      STATEMENT(BALANCE('CLBD', '1.00', 'XXX')),
      'EUR',
    ],
  ])('without booked entries and currency has %s', async (_, statement, currency) => {
    const second = STATEMENT(ENTRY('5.00', 'RE-1'), 'NL91ABNA0417164300')
    expect(await bank.answer(CAMT(second, statement))).toMatchObject({
      statements: [
        { currency: 'EUR', added: 1 },
        { currency, transactions: 0, added: 0 },
      ],
    })
    expect(await bank.stored()).toEqual(['5.00 RE-1'])
  })

  test('says what rows that cannot be read must add up to by the balances', async () => {
    const odd = ENTRY('7,50', 'RE-2')
    const file = (entries: string) =>
      CAMT(STATEMENT(BALANCE('OPBD', '10.00') + BALANCE('CLBD', '22.50') + entries))
    expect(await bank.answer(file(ENTRY('5.00', 'RE-1') + odd))).toMatchObject({
      statements: [{ added: 1, balanceDifference: '7.50', leftOut: { rows: [{ value: '7,50' }] } }],
    })
    const readable = await bank.answer(file(ENTRY('5.00', 'RE-1') + ENTRY('7.50', 'RE-2')))
    expect(readable).toMatchObject({ statements: [{ added: 1, balanceDifference: null }] })
    expect(await bank.stored()).toEqual(['5.00 RE-1', '7.50 RE-2'])
  })

  test('leaves out rows without money, also where they are all', async () => {
    expect(await bank.answer(CAMT(STATEMENT(ENTRY('0.00', 'Info'))))).toMatchObject({
      statements: [{ transactions: 0, leftOut: { counts: [{ reason: 'no_amount', count: 1 }] } }],
    })
  })

  test('an entry that was pending is new when it is booked', async () => {
    const file = (status: string) => CAMT(STATEMENT(ENTRY('119.00', 'RE-1', status)))
    expect(await bank.answer(file('PDNG'))).toMatchObject({
      statements: [{ added: 0, leftOut: { counts: [{ reason: 'not_booked', count: 1 }] } }],
    })
    expect(await bank.answer(file('BOOK'))).toMatchObject({ statements: [{ added: 1 }] })
    expect(await bank.answer(file('PDNG'))).toMatchObject({ statements: [{ added: 0 }] })
  })

  test('that was interrupted says so until the same file completes it', async () => {
    const entries = Array.from({ length: 600 }, (_, i) => ENTRY('1.00', `RE-${i}`)).join('')
    const file = CAMT(STATEMENT(entries), STATEMENT(ENTRY('2.00', 'x'), 'NL91ABNA0417164300'))
    // The second slice fails, as when the server is killed there.
    await sql`create function stop_import() returns trigger language plpgsql as
      $$ begin if new.text = 'RE-300' then raise exception 'stopped'; end if; return new; end $$`.execute(
      engine.admin,
    )
    await sql`create trigger stop_import before insert on bank_transaction
      for each row execute function stop_import()`.execute(engine.admin)
    try {
      expect(await bank.send(file)).toMatchObject({ status: 500 })
    } finally {
      await sql`drop trigger stop_import on bank_transaction`.execute(engine.admin)
      await sql`drop function stop_import()`.execute(engine.admin)
    }
    expect(await list('true')).toMatchObject([
      { transactions: expect.any(Number), incomplete: true },
      { incomplete: true },
    ])
    expect((await list()).map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 250])
    expect(await bank.answer(file)).toMatchObject({ statements: [{ added: 350 }, { added: 1 }] })
    expect(await list('true')).toEqual([])
    expect(await list()).toHaveLength(4)
  })

  describe('a ZIP', () => {
    test('has a result for each of its files', async () => {
      const zip = await zipOf({
        'a/2026-11.xml': CAMT(STATEMENT(ENTRY('5.00', 'RE-1'))),
        'b.sta':
          ':20:1\n:25:NL91ABNA0417164300\n:60F:C261120EUR0,00\n:61:2611201120C7,00NTRFNONREF\n:86:RE-2\n:62F:C261120EUR7,00\n-\n',
        'readme.md': 'Hello',
        'cut.xml': '<Document><BkToCstmrStmt><Stmt>',
        'unknown.csv': 'When,How much,Who\n2026-11-20,12.50,ACME\n',
        'sheet.qif': '!Type:Bank\nD20/11/2026\nT1\n^\n',
        '__MACOSX/._b.sta': 'x',
        'inner.zip': await zipOf({ 'a.xml': CAMT(STATEMENT('')) }),
      })
      const answer = await bank.answer(zip)
      expect(answer.statements.map(({ fileName, added }) => [fileName, added])).toEqual([
        ['2026-11.xml', 1],
        ['b.sta', 1],
      ])
      const unreadable = (reason: string) => ['statement_unreadable', reason]
      expect(
        answer.refusedFiles.map(({ fileName, refusal, detail }) => [
          fileName,
          refusal,
          detail['reason'],
        ]),
      ).toEqual([
        ['readme.md', ...unreadable('unknown_format')],
        ['cut.xml', ...unreadable('not_well_formed')],
        ['unknown.csv', 'columns_unknown', undefined],
        ['sheet.qif', ...unreadable('currency_unknown')],
        ['inner.zip', ...unreadable('archive_nested')],
      ])
      expect(await bank.stored()).toEqual(['5.00 RE-1', '7.00 RE-2'])
      expect((await list()).map(({ fileName }) => fileName).toSorted()).toEqual([
        '2026-11.xml',
        'b.sta',
      ])
    })

    test('says of a file what its refusal alone says', async () => {
      const long = `Date,Text,Amount\n${'2026-11-20,a,1\n'.repeat(200_001)}`
      const wide = `Date,Text,Amount,${Array.from({ length: 200 }, (_, i) => `c${i}`).join(',')}\n`
      const cases = { 'long.csv': long, 'wide.csv': wide }
      for (const [name, content] of Object.entries(cases)) {
        const alone = await bank.send(content)
        if (alone.ok) throw new Error(name)
        // Beside what cannot be pressed, so that it is no bomb.
        const rest = randomBytes(content.length / 40).toString('base64')
        const { refusedFiles } = await bank.answer(await zipOf({ [name]: content, 'x.md': rest }))
        expect(refusedFiles[0]).toEqual({
          fileName: name,
          refusal: alone.refusal,
          detail: alone.detail,
        })
      }
    })

    test('is shown before it is imported by the first of its files that can be read', async () => {
      const { accounts } = await owner.must(listBankAccounts, { query: { workspaceId } })
      const account = { accountId: accounts[0]?.id ?? '' }
      const unknown = 'When,How much,Who\n2026-11-20,12.50,ACME\n'
      const known = 'Date,Amount,Description\n2026-11-21,7.00,RE-2\n'
      const zip = await zipOf({
        'readme.md': 'Hello',
        'unknown.csv': unknown,
        'known.csv': known,
        'a.xml': CAMT(STATEMENT(ENTRY('5.00', 'RE-1'))),
      })
      expect(await bank.answer(zip, { ...account, preview: 'true' })).toMatchObject({
        question: { fileName: 'unknown.csv', rows: [['2026-11-20', '12.50', 'ACME']] },
        statements: [],
        refusedFiles: [{ fileName: 'readme.md' }],
      })
      expect(await bank.stored()).toEqual([])
      const columns = JSON.stringify({ date: 'When', amount: 'How much', text: 'Who' })
      expect(await bank.answer(zip, { ...account, columns })).toMatchObject({
        question: null,
        statements: [{ added: 1 }, { added: 1 }, { added: 1 }],
        refusedFiles: [{ fileName: 'readme.md' }],
      })
      expect(await bank.stored()).toEqual(['12.50 ACME', '5.00 RE-1', '7.00 RE-2'])
    })

    test('names a file of which the encoding must be chosen', async () => {
      const text = (letters: string) =>
        `:20:1\n:25:${IBAN}\n:60F:C261120EUR0,00\n:61:2611201120C7,00NTRFNONREF\n:86:${letters}\n:62F:C261120EUR7,00\n-\n`
      const bytes = Buffer.from(text('Za\u00bf\u00b9'), 'latin1')
      const alone = await bank.answer(new Uint8Array(bytes))
      expect(alone.question).toMatchObject({ headings: [], encoding: { sure: false } })
      expect(await bank.answer(await zipOf({ 'a.sta': new Uint8Array(bytes) }))).toMatchObject({
        statements: [],
        refusedFiles: [{ fileName: 'a.sta', refusal: 'encoding_unknown', detail: {} }],
      })
    })

    test('or gzip file is unpacked within limits, and refused in words beyond', async () => {
      const camt = CAMT(STATEMENT(ENTRY('5.00', 'RE-1')))
      expect(await bank.answer(gzipSync(camt))).toMatchObject({ statements: [{ added: 1 }] })
      const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`${i}.xml`, camt]))
      const encrypted = await zipOf({ 'a.xml': camt })
      // The flag "encrypted" in the local header and in the directory.
      encrypted[6] = (encrypted[6] ?? 0) | 1
      const directory = encrypted.findLastIndex(
        (byte, i) => byte === 0x50 && encrypted[i + 1] === 0x4b && encrypted[i + 2] === 1,
      )
      encrypted[directory + 8] = (encrypted[directory + 8] ?? 0) | 1
      const cases = [
        ['archive_too_large', await zipOf(many)],
        ['archive_too_large', await zipOf({ 'bomb.xml': ' '.repeat(10_000_000) })],
        ['archive_too_large', gzipSync(Buffer.alloc(65_000_000))],
        ['archive_encrypted', encrypted],
        ['archive_empty', await zipOf({})],
        ['archive_empty', await zipOf({ '.DS_Store': 'x' })],
        ['archive_damaged', (await zipOf({ 'a.xml': camt })).slice(0, -30)],
        ['archive_damaged', gzipSync(camt).subarray(0, 40)],
      ] as const
      for (const [reason, file] of cases)
        expect(await bank.send(new Uint8Array(file)), reason).toMatchObject({
          status: 422,
          refusal: 'statement_unreadable',
          detail: { reason },
        })
      expect(await bank.stored()).toEqual(['5.00 RE-1'])
    })

    test('of which a file has another checksum names that file', async () => {
      const zip = await zipOf({ 'a.xml': CAMT(STATEMENT(ENTRY('5.00', 'RE-1'))) })
      zip[60] = (zip[60] ?? 0) ^ 0xff
      expect(await bank.send(zip)).toMatchObject({
        value: {
          statements: [],
          refusedFiles: [{ fileName: 'a.xml', detail: { reason: 'archive_damaged' } }],
        },
      })
    })
  })
})
