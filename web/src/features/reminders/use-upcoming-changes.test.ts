// @vitest-environment happy-dom
import { skipRun } from '@bordereau/contract/recurring'
import { changeReminder } from '@bordereau/contract/reminders'
import { localDate } from '@bordereau/domain/date'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, RECURRING } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useUpcomingChanges } from './use-upcoming-changes.ts'

const DAY = localDate('2026-11-20')
const COMMON = { number: 'F1', customerName: 'Lotus', amount: '10', currency: 'EUR', day: DAY }
const REMINDER = {
  ...COMMON,
  kind: 'reminder',
  invoiceId: INVOICE_ID,
  levelId: 'l1',
  days: 14,
  tone: 'firm',
} as const

beforeEach(spyOnToasts)

function changes() {
  return renderInWorkspace(useUpcomingChanges).value()
}

test('a skipped reminder can be restored', async () => {
  const sent = serve(reply(changeReminder, {}))
  const { skip } = changes()
  await act(() => skip(REMINDER))
  const [message, undo] = vi.mocked(toasts.undo).mock.calls[0] ?? []
  expect(message).toBe('The reminder is skipped.')
  await act(async () => undo?.())
  await until(() =>
    expect(sentTo(changeReminder, sent).map(({ body }) => body)).toEqual([
      { change: { by: 'skip' } },
      { change: { by: 'restore' } },
    ]),
  )
})

test('moving says whether it was moved', async () => {
  const sent = serve(refusal(changeReminder, 'day_past'), reply(changeReminder, {}))
  const { move } = changes()
  expect(await act(() => move(REMINDER, '2026-01-01'))).toMatchObject({ ok: false })
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'The day is in the past. Choose today or a later one.',
  )
  expect(await act(() => move(REMINDER, '2026-12-01'))).toMatchObject({ ok: true })
  expect(sentTo(changeReminder, sent)[1]?.body).toEqual({
    change: { by: 'move', day: '2026-12-01' },
  })
  expect(toasts.undo).toHaveBeenCalledOnce()
})

test('the next run of a recurring invoice is skipped by its day', async () => {
  const sent = serve(reply(skipRun, RECURRING))
  const run = { ...COMMON, kind: 'recurring', recurringId: RECURRING.id, name: 'Rent' } as const
  const { skipRun: skipOne } = changes()
  await act(() => skipOne({ ...run, mode: 'issue', isNext: true }))
  expect(sentTo(skipRun, sent).map(({ body }) => body)).toEqual([{ day: DAY }])
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('The day is skipped.')
})
