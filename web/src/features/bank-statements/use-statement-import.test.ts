// @vitest-environment happy-dom
import { importBankStatement } from '@bordereau/contract/bank-imports'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { MAIL_ID } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { type Question, useStatementImport } from './use-statement-import.ts'

const FILE = new File(['a,b'], 'october.csv')
const QUESTION = {
  fileName: 'october.csv',
  fields: [{ name: 'amount', required: true }],
  headings: ['Sum'],
  rows: [['1']],
  columns: { amount: 'Sum' },
  encoding: { used: 'utf-8' as const, sure: true, others: [] },
  open: ['date'],
}

afterEach(() => {
  queryClient.clear()
})

function statementImport() {
  const hook = renderInWorkspace(useStatementImport)
  return {
    value: hook.value,
    send: () => act(async () => hook.value().send(FILE)),
    set: (patch: Parameters<ReturnType<typeof hook.value>['set']>[0]) =>
      act(() => hook.value().set(patch)),
  }
}

test('an unknown file is asked about, and sent again with the columns that were chosen', async () => {
  const sent = serve(
    reply(importBankStatement, { question: QUESTION, statements: [], refusedFiles: [] }),
    reply(importBankStatement, { question: null, statements: [], refusedFiles: [] }),
  )
  const { value, send, set } = statementImport()
  await send()
  await until(() => expect(value().columns).toEqual(QUESTION.columns))
  set({ columns: { amount: 'Total' } })
  set({ dayOrder: 'day_first' })
  set({ accountId: MAIL_ID })
  await send()
  await until(() => expect(value().done).toEqual({ statements: [], refusedFiles: [] }))
  const [first, second] = sentTo(importBankStatement, sent).map(({ url }) =>
    Object.fromEntries(url.searchParams),
  )
  expect(first).toEqual({ fileName: 'october.csv' })
  expect(second).toEqual({
    fileName: 'october.csv',
    accountId: MAIL_ID,
    columns: '{"amount":"Total"}',
    dayOrder: 'day_first',
    encoding: 'utf-8',
  })
})

test('a refused file stays, until another import is begun for the same account', async () => {
  serve(refusal(importBankStatement, 'statement_unreadable'))
  const { value, send, set } = statementImport()
  set({ accountId: MAIL_ID })
  await send()
  await until(() => expect(value().refused?.refusal).toBe('statement_unreadable'))
  expect([value().file, value().done]).toEqual([FILE, undefined])
  act(() => value().restart())
  expect(value()).toMatchObject({ accountId: MAIL_ID, dayOrder: '', refused: undefined })
  expect(value().file).toBeUndefined()
})

const ZIP = new File(['PK'], 'november.zip')

function ofZip(file: number, more: Partial<Question> = {}): Question {
  return { ...QUESTION, file, fileName: `${file}.csv`, columns: { amount: `Sum ${file}` }, ...more }
}

test('the files of a ZIP are asked about one after the other, each by its own columns', async () => {
  const unsure = { used: 'windows-1252' as const, sure: false, others: [] }
  const sent = serve(
    ...[
      ofZip(1, { encoding: unsure }),
      ofZip(1, { encoding: { used: 'windows-1250', sure: true, others: [] } }),
      ofZip(4),
      ofZip(6, { encoding: unsure }),
      null,
    ].map(question => reply(importBankStatement, { question, statements: [], refusedFiles: [] })),
  )
  const { value, set } = statementImport()
  let steps = 0
  const step = async (take: () => void, at: number) => {
    steps += 1
    await act(async () => take())
    await until(() =>
      expect([sentTo(importBankStatement, sent).length, value().pending]).toEqual([steps, false]),
    )
    expect(value().question?.file).toBe(at)
  }
  await step(() => value().choose(ZIP), 1)
  await step(() => value().showIn(ZIP, 'windows-1250'), 1)
  set({ dayOrder: 'month_first' })
  await step(() => value().send(ZIP), 4)
  expect(value()).toMatchObject({ columns: { amount: 'Sum 4' }, dayOrder: '' })
  await step(() => value().send(ZIP), 6)
  await act(async () => value().leaveOut(ZIP))
  await until(() => expect(value().done).toBeDefined())
  const queries = sentTo(importBankStatement, sent).map(({ url }) =>
    Object.fromEntries([...url.searchParams].filter(([name]) => name !== 'fileName')),
  )
  const encoding = 'windows-1250'
  const files = '{"1":"windows-1250"}'
  expect(queries).toEqual([
    { files: '{}' },
    { files, encoding, file: '1', preview: 'true' },
    { files, encoding, file: '1', columns: '{"amount":"Sum 1"}', dayOrder: 'month_first' },
    { files, encoding, file: '4', columns: '{"amount":"Sum 4"}' },
    { files: '{"1":"windows-1250","6":"left_out"}', encoding },
  ])
})

test('an encoding that is left as it was found is said of that file, and for others that are not certain', async () => {
  const unsure = { used: 'ibm852' as const, sure: false, others: [] }
  const sent = serve(
    ...[ofZip(0, { headings: [], encoding: unsure }), null].map(question =>
      reply(importBankStatement, { question, statements: [], refusedFiles: [] }),
    ),
  )
  const { value } = statementImport()
  await act(async () => value().choose(ZIP))
  await until(() => expect(value().question).toBeDefined())
  await act(async () => value().send(ZIP))
  await until(() => expect(value().done).toBeDefined())
  expect(Object.fromEntries(sentTo(importBankStatement, sent)[1]?.url.searchParams ?? [])).toEqual({
    fileName: 'november.zip',
    file: '0',
    files: '{"0":"ibm852"}',
    encoding: 'ibm852',
  })
})
