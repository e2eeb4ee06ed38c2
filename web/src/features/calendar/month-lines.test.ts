// @vitest-environment happy-dom
import { localDate } from '@bordereau/domain/date'
import { expect, test } from 'vitest'
import { useFormats } from '../../format/formats.ts'
import { INVOICE_ID, WORKSPACE_ID } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import type { Entry, MoneyEntry } from './calendar-texts.ts'
import { linesByDay } from './month-lines.ts'

const TODAY = localDate('2026-11-20')
const money = (kind: MoneyEntry['kind'], day: string, change: Partial<MoneyEntry> = {}): Entry => ({
  kind,
  date: localDate(day),
  id: INVOICE_ID,
  number: 'F-7',
  customerName: 'Lotus',
  customerCountry: 'FR',
  currency: 'EUR',
  amount: '120.50',
  status: 'sent',
  usualDays: null,
  ...change,
})

function linesOf(...entries: readonly Entry[]) {
  const hook = renderInWorkspace(useFormats)
  return linesByDay(entries, { today: TODAY, workspaceId: WORKSPACE_ID, formats: hook.value() })
}

test('each day has its entries in their order, with where they lead and how much it is', () => {
  const lines = linesOf(
    money('due', '2026-11-21'),
    money('received', '2026-11-20'),
    money('planned', '2026-11-21', { customerName: '' }),
    money('recurring', '2026-12-01'),
  )
  expect([...lines.keys()]).toEqual(['2026-11-21', '2026-11-20', '2026-12-01'])
  expect(lines.get('2026-11-21')).toMatchObject([
    { label: 'Lotus', href: `/w/${WORKSPACE_ID}/invoices/${INVOICE_ID}`, end: '€120.50' },
    { label: 'Draft' },
  ])
  expect(lines.get('2026-11-20')?.[0]?.href).toContain('/payments?from_date=2026-11-20')
  expect(lines.get('2026-12-01')?.[0]?.href).toBe(`/w/${WORKSPACE_ID}/recurring/${INVOICE_ID}`)
})

test.each([
  ['overdue', '2026-11-10', 'red'],
  ['sent', '2026-11-25', 'amber'],
  ['sent', '2026-12-25', 'blue'],
] as const)('an invoice that is %s and due on %s is %s', (status, day, tone) => {
  expect(linesOf(money('due', day, { status })).get(day)).toMatchObject([{ tone }])
})

test('the kinds of one day differ by their key', () => {
  const day = '2026-11-25'
  const lines = linesOf(money('due', day), money('expected', day)).get(day) ?? []
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2)
})
