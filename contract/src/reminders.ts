import { HOLD_REASONS } from '@bordereau/domain/reminder/plan'
import { UNPAID_REASONS } from '@bordereau/domain/reminder/unpaid-reason'
import { REMINDER_TONES } from '@bordereau/domain/text/mail-template'
import { BUCKETS } from '@bordereau/domain/payment/ageing'
import * as z from 'zod/mini'
import { amount, date, decimal } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { savedMethod } from './saved-method.ts'
import { reminderLevels } from './reminder-plan.ts'
import { unprintable } from './unprintable.ts'
import { count, currency, id, inWorkspace, instant, nothing, prose, text } from './value.ts'

const hold = z.object({
  reason: z.enum(HOLD_REASONS),
  /** The last day of it; null: until it is lifted. */
  until: z.nullable(date),
})

const plannedReminder = z.object({
  levelId: z.string(),
  /** After the due date. */
  days: z.number(),
  tone: z.enum(REMINDER_TONES),
  /** The working day on which it goes out if nothing is paid meanwhile. */
  day: date,
})

/** Why no reminder will go out by itself; null: one will. */
export const NO_REMINDER = [
  'not_open',
  'switched_off',
  'customer_has_none',
  'collected',
  'refund_undecided',
  'held',
  'no_recipient',
  'none_left',
] as const

const onInvoice = z.object({ ...inWorkspace, invoiceId: id })

/** What is known about an invoice that is not paid. */
export const getFollowUp = endpoint({
  name: 'getFollowUp',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/follow-up',
  access: 'invoices.read',
  query: onInvoice,
  response: z.object({
    today: date,
    /** The reason above all others; null: nothing is open. */
    reason: z.nullable(z.enum(UNPAID_REASONS)),
    /** Whether a transfer seems to pay it is being found anew after a change. */
    renewing: z.boolean(),
    hold: z.nullable(hold),
    note: z.string(),
    /** The last message to the customer; null: none. */
    lastMessage: z.nullable(
      z.object({
        kind: z.enum(['invoice', 'reminder']),
        status: z.enum([
          'queued',
          'sending',
          'sent',
          'not_sent',
          'failed',
          'uncertain',
          'cancelled',
        ]),
        at: instant,
        /** As the mail server said it; '' where it said nothing. */
        error: z.string(),
      }),
    ),
    remindedAt: z.nullable(instant),
    reminders: z.array(plannedReminder),
    noReminder: z.nullable(z.enum(NO_REMINDER)),
    /** On the statement of account that goes with the reminders, where one does. */
    unprintable,
    /** What the law gives the seller today; null: nothing that is known here. */
    charges: z.nullable(
      z.object({
        law: z.string(),
        url: z.string(),
        interest: amount,
        /** The first day of which no rate is known. */
        unknownFrom: z.nullable(date),
        periods: z.array(z.object({ from: date, to: date, days: z.number(), rate: decimal })),
        fixedSum: z.nullable(z.object({ amount: decimal, currency, law: z.string() })),
      }),
    ),
  }),
  refusals: { not_issued: 409 },
})

/** `hold` null lifts it. */
export const setFollowUp = endpoint({
  name: 'setFollowUp',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/follow-up',
  access: 'invoices.send',
  query: onInvoice,
  request: z.object({ hold: z.nullable(hold), note: prose(2000) }),
  response: nothing,
  refusals: { not_issued: 409, day_past: 422 },
})

/** Skips a reminder that is not sent yet, moves it to another day, or undoes either. */
export const changeReminder = endpoint({
  name: 'changeReminder',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/reminders/:levelId',
  access: 'invoices.send',
  query: z.object({ ...inWorkspace, invoiceId: id, levelId: text(40) }),
  request: z.object({
    change: z.discriminatedUnion('by', [
      z.object({ by: z.literal('skip') }),
      z.object({ by: z.literal('move'), day: date }),
      z.object({ by: z.literal('restore') }),
    ]),
  }),
  response: nothing,
  refusals: { level_unknown: 404, reminder_sent: 409, day_past: 422 },
})

const customerPlan = z.nullable(
  z.discriminatedUnion('by', [
    z.object({ by: z.literal('none') }),
    z.object({ by: z.literal('levels'), levels: reminderLevels }),
  ]),
)

/** What a customer gets instead of the company's plan; null: as the company. */
export const getCustomerReminders = endpoint({
  name: 'getCustomerReminders',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers/:customerId/reminders',
  access: 'customers.read',
  query: z.object({ ...inWorkspace, customerId: id }),
  response: z.object({ plan: customerPlan }),
})

export const setCustomerReminders = endpoint({
  name: 'setCustomerReminders',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/customers/:customerId/reminders',
  access: 'customers.update',
  query: z.object({ ...inWorkspace, customerId: id }),
  request: z.object({ plan: customerPlan }),
  response: nothing,
})

const aboutInvoice = {
  invoiceId: id,
  number: z.string(),
  customerName: z.string(),
  amount,
  currency,
}

/** Everything that goes out by itself within 90 days if nothing is paid or changed meanwhile, the earliest first. */
export const listUpcoming = endpoint({
  name: 'listUpcoming',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/upcoming',
  access: 'invoices.read',
  query: z.object(inWorkspace),
  response: z.object({
    today: date,
    until: date,
    /** Reminders are switched on. */
    reminds: z.boolean(),
    entries: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('reminder'), ...aboutInvoice, ...plannedReminder.shape }),
        z.object({
          kind: z.literal('recurring'),
          day: date,
          recurringId: id,
          name: z.string(),
          customerName: z.string(),
          amount,
          currency,
          mode: z.enum(['draft', 'issue', 'send']),
          /** Only the next run of a recurring invoice can be skipped. */
          isNext: z.boolean(),
        }),
        /** An invoice that is collected from a saved method. `isUnderWay`: the provider was asked. */
        z.object({
          kind: z.literal('collection'),
          ...aboutInvoice,
          day: date,
          ...savedMethod,
          isUnderWay: z.boolean(),
        }),
        z.object({ kind: z.literal('digest'), day: date }),
      ]),
    ),
    /** There are more than are listed. */
    more: z.boolean(),
  }),
})
export type UpcomingEntry = z.infer<(typeof listUpcoming)['response']>['entries'][number]

const bucketAmounts = z.record(z.enum(BUCKETS), amount)

/** Customers that are listed among the receivables at most. */
export const MOST_DEBTORS = 200

/** Open amounts by age: of all, and of the customers who owe most. In the company's currency by the latest known rates. */
export const getReceivables = endpoint({
  name: 'getReceivables',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/receivables',
  access: 'invoices.read',
  /** `limit`: customers that are listed, those who owe most first. */
  query: z.object({ ...inWorkspace, limit: z.optional(count(1, MOST_DEBTORS)) }),
  response: z.object({
    currency,
    total: amount,
    buckets: bucketAmounts,
    /** Open amounts as days of what was invoiced in the last 90 days; null: nothing was invoiced. */
    daysSalesOutstanding: z.nullable(z.number()),
    customers: z.array(
      z.object({
        customerId: id,
        name: z.string(),
        count: z.number(),
        total: amount,
        buckets: bucketAmounts,
        /** How many of them are unpaid for which reason, the reason that is asked first before the others. */
        reasons: z.array(z.object({ reason: z.enum(UNPAID_REASONS), count: z.number() })),
      }),
    ),
    /** Customers that are not listed. */
    others: z.number(),
    ratesMissing: z.array(currency),
    /** Which transfers seem to pay them is being found anew after a change. */
    renewing: z.boolean(),
  }),
})
