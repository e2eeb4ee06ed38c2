// @vitest-environment happy-dom
import { NO_REMINDER, type UpcomingEntry } from '@bordereau/contract/reminders'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import { HOLD_REASONS, type ReminderLevel } from '@bordereau/domain/reminder/plan'
import { UNPAID_REASONS, unpaidAction } from '@bordereau/domain/reminder/unpaid-reason'
import { REMINDER_TONES } from '@bordereau/domain/text/mail-template'
import { expect, test } from 'vitest'
import { useFormats } from '../../format/formats.ts'
import { sampleInvoice } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { type FollowUp, collectingWaits, followUpFacts, isPastDue } from './follow-up-facts.ts'
import { daysLabel, holdLabel, levelProblemText, noReminderText, toneLabel } from './labels.ts'
import { daysFrom, inOrder, whenOf, withOneMore } from './levels.ts'
import { actionLink, reasonTexts } from './unpaid-texts.ts'
import { entryIcon, entryKind, entryName, hrefOfEntry, keyOfEntry } from './upcoming-texts.ts'

const DAY = localDate('2026-11-20')

test('tones, holds, problems of a plan and reasons against a reminder have words of their own', () => {
  expect(REMINDER_TONES.map(toneLabel)).toEqual(['Notice', 'Friendly', 'Firm', 'Last'])
  expect(HOLD_REASONS.map(holdLabel)).toEqual(['Payment promised', 'Disputed', 'Reminders paused'])
  expect(levelProblemText('too_close')).toContain('three days')
  expect(levelProblemText('out_of_range')).toContain('180 days')
  expect(levelProblemText('too_many')).toContain('eight')
  const reasons = NO_REMINDER.map(noReminderText)
  expect(new Set(reasons).size).toBe(NO_REMINDER.length)
  expect(reasons.every(reason => /^[A-Z].*\.$/.test(reason))).toBe(true)
})

test('the days of a level are counted from the due date in both directions', () => {
  expect([-7, -1, 0, 1, 14].map(daysLabel)).toEqual([
    '7 days before the due date',
    '1 day before the due date',
    'On the due date',
    '1 day after the due date',
    '14 days after the due date',
  ])
})

const level = (id: string, days: number): ReminderLevel => ({ id, days, tone: 'firm' })

test('an added reminder comes ten days after the last, as long as there is room', () => {
  expect(withOneMore([], 'a')).toEqual([{ id: 'a', days: 3, tone: 'friendly' }])
  expect(withOneMore([level('a', -5)], 'b')?.[1]).toEqual({ id: 'b', days: 5, tone: 'firm' })
  const two = [level('a', 20), level('b', 3)]
  expect(withOneMore(two, 'c')?.at(-1)).toEqual({ id: 'c', days: 30, tone: 'final' })
  expect(inOrder(two).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(withOneMore([level('a', 171)], 'b')).toBeUndefined()
  const eight = Array.from({ length: 8 }, (_, i) => level(String(i), i * 3))
  expect(withOneMore(eight, 'x')).toBeUndefined()
})

test('typed days are whole and get their sign from before and after', () => {
  expect([whenOf({ days: -1 }), whenOf({ days: 0 })]).toEqual(['before', 'after'])
  expect(daysFrom(' 12 ', 'before', 3)).toBe(-12)
  expect(daysFrom('12', 'after', 3)).toBe(12)
  expect(daysFrom('', 'before', 3)).toBe(0)
  expect(['1.5', '-2', '1000'].map(text => daysFrom(text, 'after', 3))).toEqual([3, 3, 3])
})

test('what comes next leads to its page and says what happens', () => {
  const money = { currency: 'EUR', amount: decimal('10') }
  const reminder: UpcomingEntry = {
    ...money,
    customerName: 'Lotus',
    kind: 'reminder',
    day: DAY,
    invoiceId: 'i1',
    levelId: 'l1',
    number: 'F1',
    days: 14,
    tone: 'firm',
  }
  const run = { ...money, day: DAY, recurringId: 'r1', name: 'Rent', customerName: 'Lotus' }
  const runs = (['draft', 'issue', 'send'] as const).map((mode): UpcomingEntry => {
    return { ...run, kind: 'recurring', mode, isNext: true }
  })
  const digest: UpcomingEntry = { kind: 'digest', day: DAY }
  const entries = [reminder, ...runs, digest]
  expect(entries.map(entryName)).toEqual(['F1', 'Rent', 'Rent', 'Rent', 'Daily email to members'])
  expect(entries.map(entryKind)).toEqual([
    'Reminder: Firm',
    'Recurring: draft',
    'Recurring: issued',
    'Recurring: issued and sent',
    'Unread notifications',
  ])
  const [sent, , , started, mailed] = entries.map(entry => ({
    key: keyOfEntry(entry),
    href: hrefOfEntry(entry, 'w1'),
    icon: entryIcon(entry),
  }))
  expect(sent).toEqual({ key: 'i1 l1', href: '/w/w1/invoices/i1', icon: 'bell' })
  expect(started).toEqual({ key: `r1 ${DAY}`, href: '/w/w1/recurring/r1', icon: 'repeat' })
  expect(mailed).toMatchObject({ href: '/w/w1/settings/notifications', icon: 'mail' })
})

test('a collection leads to its invoice and says whether it is under way', () => {
  const planned: UpcomingEntry = {
    kind: 'collection',
    invoiceId: 'i1',
    number: 'F1',
    customerName: 'Lotus',
    amount: decimal('10'),
    currency: 'EUR',
    day: DAY,
    type: 'card',
    brand: 'visa',
    hint: '4242',
    isUnderWay: false,
  }
  expect([planned, { ...planned, isUnderWay: true }].map(entryKind)).toEqual([
    'Payment collection',
    'Payment is being collected',
  ])
  expect([hrefOfEntry(planned, 'w1'), entryName(planned)]).toEqual(['/w/w1/invoices/i1', 'F1'])
})

const NOTHING: FollowUp = {
  today: DAY,
  reason: null,
  hold: null,
  note: '',
  lastMessage: null,
  unprintable: [],
  remindedAt: null,
  reminders: [],
  noReminder: null,
  renewing: false,
  charges: null,
}

test('why an invoice is not paid is told apart by what happened to it', () => {
  const formats = renderInWorkspace(useFormats).value()
  const textsOf = (change: Partial<FollowUp>, invoice = sampleInvoice()) =>
    followUpFacts(invoice, { ...NOTHING, ...change }, formats).map(({ text }) => text)
  expect(textsOf({})).toEqual(['Not sent to the customer yet.', 'All reminders were sent.'])
  expect(textsOf({ reason: 'not_sent' })).toEqual(['All reminders were sent.'])
  const invoice = sampleInvoice({
    sentAt: '2026-11-02T10:00:00Z',
    viewedAt: '2026-11-03T10:00:00Z',
    settled: decimal('40'),
  })
  const next = { levelId: 'l', days: 30, tone: 'final', day: DAY } as const
  const hold = { reason: 'promised', until: DAY } as const
  expect(textsOf({ remindedAt: '2026-11-10T10:00:00Z', reminders: [next], hold }, invoice)).toEqual(
    [
      `Delivered on ${formats.date('2026-11-02')}`,
      `Opened on ${formats.date('2026-11-03')}`,
      'Paid in part: €40.00',
      `Payment promised until ${formats.date(DAY)}`,
      `Last reminded on ${formats.date('2026-11-10')}`,
      `Next reminder on ${formats.date(DAY)}: Last`,
    ],
  )
  const boxes = 'The statement of account with the reminder cannot print 🌞: a box stands there.'
  expect(textsOf({ unprintable: ['🌞'], reminders: [next] }).at(-1)).toBe(boxes)
  // No reminder goes out.
  expect(textsOf({ unprintable: ['🌞'], noReminder: 'switched_off' })).not.toContain(boxes)
})

test('a collection waits while the invoice is held or its customer was not notified', () => {
  const own = { sample: false }
  const waits = (change: Partial<FollowUp>, company = own) =>
    collectingWaits({ ...NOTHING, ...change }, company)
  expect(waits({ reason: 'collecting' })).toBeUndefined()
  expect(waits({ hold: { reason: 'disputed', until: null } })).toBe('held')
  expect(waits({ hold: { reason: 'promised', until: DAY } })).toBe('held')
  const past = localDate('2026-11-19')
  expect(waits({ hold: { reason: 'promised', until: past } })).toBeUndefined()
  expect(waits({ reason: 'refused' })).toBe('not_told')
  expect([
    waits({ reason: 'in_outbox' }),
    waits({ reason: 'in_outbox' }, { sample: true }),
  ]).toEqual(['not_told', undefined])
})

test('an invoice is past due on the day after its due date, and at once without one', () => {
  const day = localDate('2026-11-20')
  const pastDue = (dueDate: string | null) =>
    isPastDue({ dueDate: dueDate === null ? null : localDate(dueDate) }, { today: day })
  expect(['2026-11-19', '2026-11-20', '2026-12-20', null].map(pastDue)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('each reason is a sentence of its own with its badge, and leads to what is done about it', () => {
  const texts = UNPAID_REASONS.map(reasonTexts)
  const sentences = texts.map(({ sentence }) => sentence())
  expect(sentences.every(sentence => /^[A-Z].*\.$/.test(sentence))).toBe(true)
  expect(new Set(sentences).size).toBe(UNPAID_REASONS.length)
  expect(new Set(texts.map(({ badge }) => badge())).size).toBe(UNPAID_REASONS.length)
  const hrefs = UNPAID_REASONS.map(reason => actionLink(unpaidAction(reason), '/w/1', 'i')?.href)
  expect(new Set(hrefs)).toEqual(
    new Set([
      '/w/1/bank',
      '/w/1/invoices/i?do=send',
      '/w/1/mail',
      undefined,
      '/w/1/invoices/i?do=remind',
    ]),
  )
})

test('the last message is named by what became of it', () => {
  const formats = renderInWorkspace(useFormats).value()
  const delivery = (
    status: NonNullable<FollowUp['lastMessage']>['status'],
    error = '',
  ): string | undefined => {
    const lastMessage = { kind: 'invoice', status, at: '2026-11-02T10:00:00Z', error } as const
    return followUpFacts(sampleInvoice(), { ...NOTHING, lastMessage }, formats)[0]?.text
  }
  expect(delivery('failed')).toBe('The last message was refused.')
  expect(delivery('failed', '550 No')).toBe('The last message was refused: 550 No')
  expect(delivery('uncertain')).toContain('not known')
  expect(delivery('queued')).toBe(delivery('sending'))
  expect(delivery('not_sent')).toContain('outbox')
  expect(delivery('cancelled')).toBe('Not sent to the customer yet.')
})
