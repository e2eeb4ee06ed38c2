// @vitest-environment happy-dom
import { importBankStatement } from '@bordereau/contract/bank-imports'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { MAIL_ID } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useStatementImport } from './use-statement-import.ts'

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
