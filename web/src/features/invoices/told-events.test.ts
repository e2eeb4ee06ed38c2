import { expect, test } from 'vitest'
import { withoutAwaited } from './told-events.ts'

const event = (kind: string, mailId: string | undefined, by: string | null = null) => ({
  kind,
  by,
  detail: mailId === undefined ? {} : { mailId },
})

test('a message that went out is told once, as sent by who had it sent', () => {
  const told = withoutAwaited([
    event('issued', undefined, 'Ada'),
    event('mail_queued', 'm1', 'Ada'),
    event('mail_sent', 'm1'),
  ])
  expect(told).toEqual([event('issued', undefined, 'Ada'), event('mail_sent', 'm1', 'Ada')])
})

test('one that still waits is told, and what became of another does not hide it', () => {
  const events = [event('mail_queued', 'm1', 'Ada'), event('mail_failed', 'm2')]
  expect(withoutAwaited(events)).toEqual(events)
})
