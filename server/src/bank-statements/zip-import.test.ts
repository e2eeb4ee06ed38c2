import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { importBankStatement } from '@bordereau/contract/bank-imports'
import type { Encoding } from '@bordereau/contract/encoding-names'
import { listBankAccounts } from '@bordereau/contract/company'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { encoded } from '../imports/testing-languages.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { importerOf, zipOf } from './testing.ts'

const IBAN = 'FR7630006000011234567890189'
const MT940 = (text: string, amount: string) =>
  `:20:1\n:25:${IBAN}\n:60F:C261120EUR0,00\n:61:2611201120C${amount}NTRFNONREF\n:86:${text}\n:62F:C261120EUR${amount}\n-\n`
const CAMT = (text: string, amount: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
const CSV = (text: string, amount: string) =>
  `Date,Description,Amount\n2026-11-20,${text},${amount}\n`

function written(text: string, encoding: Encoding): Uint8Array {
  const bytes = encoded(text, encoding)
  if (!bytes) throw new Error(`${text} cannot be written in ${encoding}`)
  return bytes
}

/** So few letters that they may be of several code pages. */
const OPEN = written(MT940('Za\u017c\u0105', '1,00'), 'windows-1250')

/** Files that are in a ZIP beside one whose encoding is chosen, and how each is read. */
const BESIDE: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['UTF-8 with letters', MT940('Crème ñandú', '2,00'), '2.00 Crème ñandú'],
  ['UTF-8 with its mark', `\ufeff${CSV('Crème', '2.00')}`, '2.00 Crème'],
  [
    'UTF-16 with its mark',
    new Uint8Array(Buffer.from(`\ufeff${CSV('Crème', '2.00')}`, 'utf16le')),
    '2.00 Crème',
  ],
  ['UTF-16 without it', new Uint8Array(Buffer.from(CSV('Crème', '2.00'), 'utf16le')), '2.00 Crème'],
  [
    'a declared code page',
    written(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${CAMT('Crème ñ', '2.00')}`,
      'windows-1252',
    ),
    '2.00 Crème ñ',
  ],
  [
    'many letters of another code page',
    written(
      MT940('Reçu de Hélène Lefèvre à Besançon, août, où l’île et la forêt', '2,00'),
      'windows-1252',
    ),
    '2.00 Reçu de Hélène Lefèvre à Besançon, août, où l’île et la forêt',
  ],
  ['no letters beyond ASCII', MT940('Invoice 7', '2,00'), '2.00 Invoice 7'],
  [
    'as few letters of the same',
    written(MT940('P\u0105k\u017c', '2,00'), 'windows-1250'),
    '2.00 P\u0105k\u017c',
  ],
]

/** CSV files of headings that are not known, and which column is what. */
const FIRST = 'When,How much,Sent by,About\n2026-11-20,1.00,ACME,A 1\n'
const SECOND = 'Moment,Sum of it,Whose,Why so\n2026-11-21,2.00,Brook,A 2\n'
/** It has all headings of the first, which are something else in it. */
const WIDER =
  'When,How much,Sent by,About,Moment of booking,True amount\n2020-01-01,9.00,Cliff,A 3,2026-11-22,3.00\n'
const OF_FIRST = { date: 'When', amount: 'How much', name: 'Sent by', text: 'About' }
const OF_SECOND = { date: 'Moment', amount: 'Sum of it', name: 'Whose', text: 'Why so' }
const OF_WIDER = { ...OF_FIRST, date: 'Moment of booking', amount: 'True amount' }

describeWithDatabase('the files of a ZIP', engine => {
  let at: TestApp
  let bank: ReturnType<typeof importerOf>
  let account: Record<string, string>

  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  beforeEach(async ({ task }) => {
    const owner: Client = await signedUp(at, `owner-${task.id}@example.com`)
    const workspaceId = await aCompany(owner)
    bank = importerOf(owner, workspaceId)
    const { accounts } = await owner.must(listBankAccounts, { query: { workspaceId } })
    account = { accountId: accounts[0]?.id ?? '' }
  })
  afterAll(() => at.close())

  const answering = (files: object, more: Record<string, string> = {}) => ({
    ...account,
    files: JSON.stringify(files),
    ...more,
  })

  describe('of which one has an encoding that is chosen', () => {
    test.each(BESIDE)('%s is read as it is', async (_, file, read) => {
      const zip = await zipOf({ 'open.sta': OPEN, beside: file })
      const asked = await bank.answer(zip, answering({}))
      expect(asked).toMatchObject({
        question: { file: 0, fileName: 'open.sta', open: [], encoding: { sure: false } },
        statements: [],
      })
      const answer = await bank.answer(
        zip,
        answering({ 0: 'windows-1250' }, { encoding: 'windows-1250' }),
      )
      expect(answer).toMatchObject({ question: null, refusedFiles: [] })
      expect(await bank.stored()).toEqual(['1.00 Zażą', read])
    })

    test.each(BESIDE)('%s is read as it is, where it is chosen for all', async (_, file, read) => {
      const zip = await zipOf({ beside: file, 'open.sta': OPEN })
      const answer = await bank.answer(zip, { ...account, encoding: 'windows-1250' })
      expect(answer).toMatchObject({ question: null, refusedFiles: [] })
      expect(await bank.stored()).toEqual(['1.00 Zażą', read])
    })

    test('one that was said of its headings before is kept', async () => {
      const open = (text: string, amount: string) => written(CSV(text, amount), 'ibm852')
      await bank.answer(open('Pąkż', '3.00'), {
        ...account,
        encoding: 'ibm852',
        columns: JSON.stringify({ date: 'Date', text: 'Description', amount: 'Amount' }),
      })
      const zip = await zipOf({ 'open.sta': OPEN, 'known.csv': open('Łkąż', '2.00') })
      await bank.answer(zip, { ...account, encoding: 'windows-1250' })
      expect(await bank.stored()).toEqual(['1.00 Zażą', '2.00 Łkąż', '3.00 Pąkż'])
    })

    test('one that a person says of another file is that file’s', async () => {
      const other = written(MT940('Za\u017c\u0105', '2,00'), 'windows-1250')
      const zip = await zipOf({ 'a.sta': OPEN, 'b.sta': other })
      const files = { 0: 'windows-1250', 1: 'windows-1252' }
      await bank.answer(zip, answering(files, { encoding: 'windows-1252' }))
      expect(await bank.stored()).toEqual(['1.00 Zażą', '2.00 Za¿¹'])
    })
  })

  describe('of which several have unknown columns', () => {
    test('are asked about one after the other, and each answer is kept for its headings', async () => {
      const zip = await zipOf({
        'known.csv': CSV('A 0', '4.00'),
        'first.csv': FIRST,
        'wider.csv': WIDER,
        'again.csv': FIRST.replace('1.00', '5.00'),
        'second.csv': SECOND,
      })
      const steps = [
        [1, 'first.csv', OF_FIRST],
        [2, 'wider.csv', OF_WIDER],
        [4, 'second.csv', OF_SECOND],
      ] as const
      let answer = await bank.answer(zip, answering({}))
      for (const [file, fileName, columns] of steps) {
        expect(askedFile(answer)).toEqual([file, fileName])
        expect(await bank.stored()).toEqual([])
        const said = { file: String(file), columns: JSON.stringify(columns) }
        answer = await bank.answer(zip, answering({}, said))
      }
      expect(answer).toMatchObject({ question: null, refusedFiles: [] })
      const stored = ['1.00 A 1', '2.00 A 2', '3.00 A 3', '4.00 A 0', '5.00 A 1']
      expect(await bank.stored()).toEqual(stored)
      for (const file of [FIRST, SECOND, WIDER])
        expect(await bank.answer(file, account)).toMatchObject({ statements: [{ added: 0 }] })
      expect(await bank.stored()).toEqual(stored)
    })

    test('without the file that the columns are of: of the first that has them', async () => {
      const zip = await zipOf({ 'first.csv': FIRST, 'wider.csv': WIDER, 'second.csv': SECOND })
      const columns = JSON.stringify(OF_FIRST)
      expect(askedFile(await bank.answer(zip, { ...account, columns }))).toEqual([1, 'wider.csv'])
      expect(await bank.answer(FIRST, account)).toMatchObject({ statements: [{ added: 1 }] })
      expect((await bank.answer(WIDER, account)).question?.open).toContain('date')
      expect((await bank.answer(SECOND, account)).question?.open).toContain('date')
      expect(await bank.stored()).toEqual(['1.00 A 1'])
    })

    test('and one that is left out is named, also where its columns are known then', async () => {
      const zip = await zipOf({ 'first.csv': FIRST, 'second.csv': SECOND, 'again.csv': FIRST })
      const said = { file: '1', columns: JSON.stringify(OF_SECOND) }
      expect(askedFile(await bank.answer(zip, answering({ 0: 'left_out' })))).toEqual([
        1,
        'second.csv',
      ])
      const answer = await bank.answer(zip, answering({ 0: 'left_out' }, said))
      expect(askedFile(answer)).toEqual([2, 'again.csv'])
      const last = { file: '2', columns: JSON.stringify(OF_FIRST) }
      const files = { 0: 'left_out', 2: 'utf-8' }
      for (const added of [1, 0])
        expect(await bank.answer(zip, answering(files, last))).toMatchObject({
          question: null,
          statements: [
            { fileName: 'second.csv', added },
            { fileName: 'again.csv', added },
          ],
          refusedFiles: [{ fileName: 'first.csv', refusal: 'left_out', detail: {} }],
        })
      expect(await bank.stored()).toEqual(['1.00 A 1', '2.00 A 2'])
    })

    test('and columns with which it cannot be read refuse all, so that they can be chosen again', async () => {
      const zip = await zipOf({ 'known.csv': CSV('A 0', '4.00'), 'first.csv': FIRST })
      const wrong = { ...OF_FIRST, date: 'About' }
      const said = (columns: object) =>
        answering({}, { file: '1', columns: JSON.stringify(columns) })
      expect(await bank.send(zip, said(wrong))).toMatchObject({
        refusal: 'statement_unreadable',
        detail: { reason: 'date_invalid' },
      })
      expect(await bank.stored()).toEqual([])
      expect(await bank.answer(zip, said(OF_FIRST))).toMatchObject({ question: null })
      expect(await bank.stored()).toEqual(['1.00 A 1', '4.00 A 0'])
    })

    test('the file that is asked about is shown in another encoding', async () => {
      const zip = await zipOf({
        'known.csv': CSV('A 0', '4.00'),
        'first.csv': written(FIRST.replace('A 1', 'Crème'), 'ibm850'),
      })
      const shown = answering({ 1: 'ibm850' }, { file: '1', preview: 'true' })
      expect((await bank.answer(zip, shown)).question).toMatchObject({
        file: 1,
        rows: [['2026-11-20', '1.00', 'ACME', 'Crème']],
        encoding: { used: 'ibm850' },
      })
    })
  })
})

function askedFile({ question }: ResponseOf<typeof importBankStatement>) {
  return [question?.file, question?.fileName]
}
