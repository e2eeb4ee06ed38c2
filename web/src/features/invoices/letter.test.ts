import { expect, test } from 'vitest'
import { letterOf } from './letter.ts'

const event = (at: number, kind: string, mail: string, of = 'invoice') => ({
  at: `2026-11-20T12:00:0${at}.000Z`,
  kind,
  detail: { mailId: mail, kind: of },
})

test('a message that was queued waits until something became of it', () => {
  const queued = event(1, 'mail_queued', 'a')
  expect(letterOf([event(0, 'issued', '')])).toBeUndefined()
  expect(letterOf([queued])).toEqual({ is: 'waiting', mailId: 'a' })
  expect(letterOf([queued, event(2, 'mail_sent', 'a')])).toBeUndefined()
  expect(letterOf([queued, event(1, 'mail_kept', 'a')])).toEqual({ is: 'kept', mailId: 'a' })
})

test('the newest one counts, wherever it stands, and of one kind if only that is asked for', () => {
  const events = [
    event(4, 'mail_queued', 'b', 'reminder'),
    event(2, 'mail_kept', 'a'),
    event(1, 'mail_queued', 'a'),
  ]
  expect(letterOf(events)).toEqual({ is: 'waiting', mailId: 'b' })
  expect(letterOf(events, 'invoice')).toEqual({ is: 'kept', mailId: 'a' })
})
