import { expect, test } from 'vitest'
import { latestEmailOf } from './email-status.ts'

const event = (at: number, kind: string, mail: string, of = 'invoice') => ({
  at: `2026-11-20T12:00:0${at}.000Z`,
  kind,
  detail: { mailId: mail, kind: of, to: 'a@example.com' },
})

test('a queued email is waiting until a later event decides its status', () => {
  const queued = event(1, 'mail_queued', 'a')
  expect(latestEmailOf([event(0, 'issued', '')])).toBeUndefined()
  expect(latestEmailOf([queued])).toEqual({ status: 'waiting', mailId: 'a', to: 'a@example.com' })
  expect(latestEmailOf([queued, event(2, 'viewed', '')])?.status).toBe('waiting')
  expect(latestEmailOf([queued, event(2, 'mail_sent', 'a')])).toBeUndefined()
  expect(latestEmailOf([queued, event(2, 'mail_cancelled', 'a')])).toBeUndefined()
  expect(latestEmailOf([queued, event(2, 'mail_failed', 'a')])?.status).toBe('failed')
  expect(latestEmailOf([queued, event(1, 'mail_not_sent', 'a')])).toEqual({
    status: 'not_sent',
    mailId: 'a',
    to: 'a@example.com',
  })
})

test('the latest event counts, regardless of order, and only emails of the requested kind', () => {
  const events = [
    event(4, 'mail_queued', 'b', 'reminder'),
    event(2, 'mail_not_sent', 'a'),
    event(1, 'mail_queued', 'a'),
  ]
  expect(latestEmailOf(events)).toEqual({ status: 'waiting', mailId: 'b', to: 'a@example.com' })
  expect(latestEmailOf(events, 'invoice')).toEqual({
    status: 'not_sent',
    mailId: 'a',
    to: 'a@example.com',
  })
})

test('an event of an earlier release may lack the email and its recipient', () => {
  const bare = { at: '2026-11-20T12:00:00.000Z', kind: 'mail_failed', detail: {} }
  expect(latestEmailOf([bare])).toEqual({ status: 'failed', mailId: '', to: '' })
})
