import { addDays } from '@bordereau/domain/date'
import { STATUSES } from '@bordereau/domain/payment/status'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { obligation } from './obligation.ts'
import { amount, date, storedDate } from './amount.ts'
import { cleaned, currency, id, inWorkspace, instant, nothing } from './value.ts'

/**
 * due: an open invoice on its due date. expected: the same on the day its customer usually pays, where that is another
 * day. received: a payment. planned: a draft on its issue date. recurring: an upcoming run.
 */
export const ENTRY_KINDS = ['due', 'expected', 'received', 'planned', 'recurring'] as const

/** The longest span: a month with the days that fill its weeks, and a little more. */
export const MAX_DAYS = 62

/** Entries of a kind on one day that an answer has at most: where a range has many of them, and otherwise. */
export const FEW_PER_DAY = 3
export const MAX_PER_DAY = 200

/** An amount of money on a day. */
const moneyEntry = z.object({
  kind: z.enum(ENTRY_KINDS),
  date: storedDate,
  /** Of the invoice or draft; of the payment for `received`, of the recurring invoice for `recurring`. */
  id,
  /** The document's number; null for an entry without one. */
  number: z.nullable(z.string()),
  customerName: z.string(),
  customerCountry: z.string(),
  currency,
  /** The open amount, the amount received, or the total of the draft or run. */
  amount,
  /** null for an entry that is no document. */
  status: z.nullable(z.enum(STATUSES)),
  /**
   * The days between due date and usual payment of this customer, negative for early payment; null without enough data.
   */
  usualDays: z.nullable(z.number()),
})

/** A day from which an e-invoicing law binds the company or its customers. */
const deadline = z.extend(obligation, { kind: z.literal('deadline') })

export const entry = z.discriminatedUnion('kind', [moneyEntry, deadline])

/** What all entries of a kind on a day add up to. */
const dayTotal = z.object({
  date: storedDate,
  kind: z.enum(ENTRY_KINDS),
  count: z.number(),
  amounts: z.array(z.object({ currency, amount })),
})

export const getCalendar = endpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/calendar',
  access: 'calendar.read',
  query: z.object({ ...inWorkspace, from: date, to: date }).check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'It ends before it begins' }),
    z.refine(({ from, to }) => to < addDays(from, MAX_DAYS), {
      path: ['to'],
      error: `Ask for ${MAX_DAYS} days at most`,
    }),
  ),
  response: z.object({
    /** Today in the company's time zone. */
    today: date,
    /**
     * By day; within a day, due entries first. Of each kind and day the first MAX_PER_DAY, or FEW_PER_DAY of a busy range:
     * a day asked for alone has more of its entries.
     */
    entries: z.array(entry),
    /** Of each kind and day that has an entry. */
    totals: z.array(dayTotal),
    /** More recurring invoices run in the range than were looked at. */
    more: z.boolean(),
  }),
})

const feed = z.object({
  /** When the link was created; null: there is none. */
  createdAt: z.nullable(instant),
  /** When a calendar client last fetched the feed. */
  readAt: z.nullable(instant),
})

export const getFeed = endpoint({
  name: 'getFeed',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/calendar/feed',
  access: 'calendar.read',
  query: z.object(inWorkspace),
  response: feed,
})

/** A new secret link of the requesting user, returned only once; the former link stops working. */
export const renewFeed = endpoint({
  name: 'renewFeed',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/calendar/feed',
  access: 'calendar.read',
  query: z.object(inWorkspace),
  response: z.object({ link: z.string() }),
})

export const revokeFeed = endpoint({
  name: 'revokeFeed',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/calendar/feed',
  access: 'calendar.read',
  query: z.object(inWorkspace),
  response: nothing,
})

/** RFC 5545, for calendar clients: anyone with the link may read it. */
export const readFeed = endpoint({
  name: 'readFeed',
  method: 'GET',
  path: '/calendar/:token.ics',
  access: 'public',
  query: z.object({ token: cleaned(100) }),
})
