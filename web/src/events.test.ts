import { NOTIFICATION_KINDS } from '@bordereau/contract/notifications'
import { localDate } from '@bordereau/domain/date'
import { expect, test } from 'vitest'
import type { Formats } from './format/formats.ts'
import { countryNameOf, entryTexts, hrefOf, keyOf } from './features/calendar/calendar-texts.ts'
import { reasonLabel } from './features/dashboard/open-labels.ts'
import { eventLabel } from './features/document/event-labels.ts'
import { notificationTexts } from './features/notifications/texts.ts'
import { planErrors } from './features/recurring/plan-errors.ts'
import {
  frequencyText,
  nextDaysText,
  planText,
  planUnitLabel,
} from './features/recurring/plan-text.ts'

// What these functions use of the formats.
const formats = {
  tag: 'en',
  date: (date: string) => date,
  money: (amount: string, currency: string) => `${currency} ${amount}`,
  days: () => '3 days ago',
} as unknown as Formats

const EVENTS: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['created', {}, 'Draft created'],
  ['duplicated', {}, 'Duplicated'],
  ['credit_note', {}, 'Credit note draft created'],
  ['recurred', {}, 'Created by a recurring invoice'],
  ['repeated', {}, 'Set to repeat from here on'],
  ['pattern_drafted', {}, 'Opened to edit the recurring invoice'],
  ['issued', { number: '2026-7' }, 'Issued as 2026-7'],
  ['mail_sent', { kind: 'invoice', to: 'a@example.com' }, 'Sent to a@example.com'],
  ['mail_sent', { kind: 'reminder', to: 'a@example.com' }, 'Reminder sent to a@example.com'],
  ['mail_not_sent', { to: 'a@example.com' }, 'Message to a@example.com is kept in the outbox'],
  ['mail_queued', { to: 'a@example.com' }, 'Message to a@example.com is waiting to go out'],
  ['mail_failed', { to: 'a@example.com' }, 'Message to a@example.com failed'],
  ['mail_uncertain', { to: 'a@example.com' }, 'Message to a@example.com: not known'],
  ['mail_cancelled', { to: 'a@example.com' }, 'Message to a@example.com stopped'],
  ['marked_sent', { how: 'post' }, 'Sent another way: post'],
  ['reminders_promised', {}, 'Payment promised'],
  ['reminders_disputed', {}, 'Disputed'],
  ['reminders_paused', {}, 'Reminders paused'],
  ['reminders_resumed', {}, 'Reminders go on'],
  ['viewed', {}, 'Viewed by the customer'],
  ['link_renewed', {}, 'Payment link renewed'],
  ['link_revoked', {}, 'Payment link revoked'],
  ['link_restored', {}, 'Payment link active again'],
  ['credited', {}, 'Credit note issued'],
  ['payment_recorded', { amount: '5', currency: 'EUR' }, 'Payment of EUR 5 recorded'],
  [
    'payment_recorded',
    { amount: '5', currency: 'EUR', deductions: ['withheld', 'bank_fee'] },
    'Payment of EUR 5 recorded; Tax withheld, Bank fee',
  ],
  [
    'payment_recorded',
    { amount: '0.00', currency: 'EUR', deductions: ['written_off', 'of_a_later_release'] },
    'Written off',
  ],
  ['payment_reversed', { reason: 'bounced' }, 'Payment reversed: bounced'],
  ['payment_refunded', { amount: '5', currency: 'EUR', status: 'succeeded' }, 'EUR 5 refunded'],
  [
    'payment_refunded',
    { amount: '5', currency: 'EUR', status: 'failed' },
    'Refund of EUR 5 failed',
  ],
  ['payment_disputed', { amount: '5', currency: 'EUR', status: 'open' }, 'Customer disputes EUR 5'],
  ['payment_disputed', { amount: '5', currency: 'EUR', status: 'won' }, 'Dispute of EUR 5 won'],
  ['payment_disputed', { amount: '5', currency: 'EUR', status: 'lost' }, 'Dispute of EUR 5 lost'],
  ['credit_applied', { amount: '5', currency: 'EUR' }, 'Credit of EUR 5 used'],
  ['written_by_a_later_release', {}, 'written by a later release'],
]

test.each(EVENTS)('the event %s %j has the title: %s', (kind, detail, title) => {
  expect(eventLabel({ kind, detail }, formats).title).toContain(title)
})

const ABOUT = {
  invoiceNumber: '2026-7',
  customerName: 'Lotus',
  amount: '12.50',
  currency: 'EUR',
  personName: '',
  company: 'Atelier',
  to: 'a@example.com',
  recurringName: 'Rent',
}

test.each([
  ['viewed', {}, 'Lotus opened 2026-7'],
  ['paid', {}, 'Lotus paid €12.50 for 2026-7'],
  ['paid', { invoiceNumber: '' }, 'Lotus paid €12.50'],
  ['overdue', {}, '2026-7 is overdue'],
  ['bounced', {}, 'The message to a@example.com was refused'],
  ['failed', {}, 'The message to a@example.com could not be sent'],
  ['failed', { uncertain: true }, 'It is not known whether the message to a@example.com arrived'],
  ['joined', {}, 'Someone joined Atelier'],
  ['invited', { personName: 'Ada' }, 'Ada invites you to Atelier'],
  ['batch_finished', { batchKind: 'remind', doneCount: 1 }, '1 reminder sent'],
  ['batch_finished', { batchKind: 'mark_paid', doneCount: 2 }, '2 payments recorded'],
  ['batch_finished', { batchKind: 'send', doneCount: 2 }, '2 documents sent'],
  ['recurring_drafted', {}, 'The draft for Lotus is waiting to be issued'],
  ['recurring_failed', { reason: 'missed' }, 'was paused automatically'],
  ['recurring_failed', {}, 'was left as a draft'],
  ['files_damaged', {}, 'Archived files of 2026-7 are missing or damaged'],
] as const)('the notification %s %j says: %s', (kind, about, title) => {
  expect(NOTIFICATION_KINDS).toContain(kind)
  expect(notificationTexts({ kind, about: { ...ABOUT, ...about } }, 'en').title).toContain(title)
})

test('an overdue document says since when, however late the notification came', () => {
  const about = { ...ABOUT, dueDate: '2026-07-12' }
  const { help } = notificationTexts({ kind: 'overdue', about }, 'en')
  expect(help).toBe('Lotus owes €12.50 since Jul 12, 2026')
})

test('a batch with refusals is amber and counts them', () => {
  const about = { ...ABOUT, batchKind: 'send', doneCount: 3, refusedCount: 2 }
  const texts = notificationTexts({ kind: 'batch_finished', about }, 'en')
  expect([texts.tone, texts.help]).toEqual(['amber', '2 refused'])
})

const plan = {
  every: 1,
  unit: 'month',
  firstDay: localDate('2026-01-31'),
  onLastDay: true,
  end: { by: 'never' },
} as const

test('a plan is a sentence', () => {
  const rhythm = 'Every month on the last day of the month from 2026-01-31'
  expect(planText(plan, formats)).toBe(`${rhythm}, without end`)
  const until = { by: 'day', day: localDate('2026-04-30') } as const
  expect(planText({ ...plan, end: until }, formats)).toBe(`${rhythm} until 2026-04-30`)
  expect(planText({ ...plan, end: { by: 'times', times: 3 } }, formats)).toBe(
    `${rhythm}, 3 times, the last on 2026-03-31`,
  )
})

test.each([
  ['week', 'Every week', 'Every 2 weeks', 'weeks'],
  ['month', 'Every month', 'Every 2 months', 'months'],
  ['quarter', 'Every quarter', 'Every 2 quarters', 'quarters'],
  ['year', 'Every year', 'Every 2 years', 'years'],
] as const)('a rhythm of one %s or two', (unit, one, two, label) => {
  expect(frequencyText({ every: 1, unit })).toBe(one)
  expect(frequencyText({ every: 2, unit })).toBe(two)
  expect([planUnitLabel(unit, 1), planUnitLabel(unit, 2)]).toEqual([unit, label])
})

test('the next days are a list', () => {
  expect(nextDaysText(['2026-01-31', '2026-02-28'], formats)).toBe('Next: 2026-01-31, 2026-02-28')
})

test('each invalid field of a plan has its error', () => {
  const values = { name: ' ', mode: 'draft', every: '0', unit: 'month', firstDay: '2026-01-01' }
  const end = { endBy: 'times', times: '0', endDay: '', onLastDay: false }
  const all = { ...values, ...end } as unknown as Parameters<typeof planErrors>[0]
  expect(planErrors(all, localDate('2026-02-01'))).toMatchObject({
    name: 'Enter a name',
    every: 'A number from 1 to 99',
    firstDay: 'Choose today or a later day',
  })
})

const TODAY = localDate('2026-03-10')
const money = {
  id: 'i1',
  date: localDate('2026-03-12'),
  status: 'sent',
  customerName: 'Lotus',
  amount: '5',
  currency: 'EUR',
}
type Entry = Parameters<typeof entryTexts>[0]
type MoneyEntry = Parameters<typeof hrefOf>[0]

test.each([
  [{ ...money, kind: 'due' }, 'amber', 'Due'],
  [{ ...money, kind: 'due', date: localDate('2026-04-12') }, 'blue', 'Due'],
  [{ ...money, kind: 'due', status: 'overdue' }, 'red', 'Overdue'],
  [{ ...money, kind: 'expected' }, 'blue', 'Expected'],
  [{ ...money, kind: 'received' }, 'green', 'Received'],
  [{ ...money, kind: 'planned' }, 'grey', 'To be issued'],
  [{ ...money, kind: 'recurring' }, 'grey', 'Recurring'],
  [{ kind: 'deadline', id: 'd', date: TODAY, country: 'EU' }, 'amber', 'Deadline'],
])('the entry %j is %s: %s', (entry, tone, kind) => {
  expect(entryTexts(entry as unknown as Entry, TODAY)).toMatchObject({ tone, kind })
})

test.each([
  ['due', '/w/w1/invoices/i1'],
  ['recurring', '/w/w1/recurring/i1'],
  ['received', '/w/w1/payments?from_date=2026-03-12&to_date=2026-03-12'],
])('an entry of kind %s links to %s', (kind, path) => {
  const entry = { ...money, kind } as unknown as MoneyEntry
  expect(hrefOf(entry, 'w1')).toBe(path)
  expect(keyOf(entry)).toBe(`${kind}:i1:2026-03-12`)
})

test('a deadline names its country', () => {
  const named = (country: string) =>
    countryNameOf({ country } as unknown as Parameters<typeof countryNameOf>[0], 'en')
  expect([named('EU'), named('FR')]).toEqual(['European Union', 'France'])
})

test('the reasons why an amount is open', () => {
  const label = (reason: Parameters<typeof reasonLabel>[0]) => reasonLabel(reason, TODAY, formats)
  expect(label({ is: 'reminded', at: '2026-03-07T10:00:00Z' })).toBe('Reminded 3 days ago')
  expect(label({ is: 'habit', days: 12 })).toBe('Usually pays 12 days late')
  expect(label({ is: 'habit', days: -1 })).toBe('Usually pays 1 day early')
  expect(label({ is: 'habit', days: 0 })).toBe('Usually pays on the due date')
  const plain = (['partly_paid', 'viewed', 'not_viewed', 'not_sent', 'not_reminded'] as const).map(
    is => label({ is }),
  )
  expect(plain).toEqual([
    'Partly paid',
    'Viewed',
    'Not viewed yet',
    'Not sent yet',
    'No reminder yet',
  ])
})
