import { expect, test } from 'vitest'
import { mergeMailEvents } from './merge-mail-events.ts'

const event = (kind: string, mailId: string | undefined, by: string | null = null) => ({
  kind,
  by,
  detail: mailId === undefined ? {} : { mailId },
})

test('a sent email has one event, by the user who queued it', () => {
  const merged = mergeMailEvents([
    event('issued', undefined, 'Ada'),
    event('mail_queued', 'm1', 'Ada'),
    event('mail_sent', 'm1'),
  ])
  expect(merged).toEqual([event('issued', undefined, 'Ada'), event('mail_sent', 'm1', 'Ada')])
})

test('a queued email remains while only another email has an outcome', () => {
  const events = [event('mail_queued', 'm1', 'Ada'), event('mail_failed', 'm2')]
  expect(mergeMailEvents(events)).toEqual(events)
})

test('an email that was sent by hand or failed keeps its author', () => {
  const [queued, failed] = [event('mail_queued', 'm1', 'Ada'), event('mail_failed', 'm1')]
  expect(mergeMailEvents([queued, failed])).toEqual([failed])
  const sent = event('mail_sent', 'm1', 'Bob')
  expect(mergeMailEvents([queued, sent])).toEqual([sent])
})
