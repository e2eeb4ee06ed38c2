import { MANDATE_KEYS } from '@bordereau/domain/country/mandates'
import { addDays } from '@bordereau/domain/date'
import { STATUSES } from '@bordereau/domain/payment/status'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { amount, date } from './figure.ts'
import { currency, id, inWorkspace, instant, nothing } from './value.ts'

/**
 * due: an open invoice on its due date. expected: the same on the day its customer usually pays, where that is another
 * day. received: a payment. planned: a draft on the issue date it has. recurring: a run that is
 * to come.
 */
export const ENTRY_KINDS = ['due', 'expected', 'received', 'planned', 'recurring'] as const

/** A calendar is asked for by a month with the days that fill its weeks, or a little more. */
export const MOST_DAYS = 62

/** Something about money, on a day. */
const moneyEntry = z.object({
  kind: z.enum(ENTRY_KINDS),
  date,
  /** Of the invoice or draft; of the payment for `received`, of the recurring invoice for `recurring`. */
  id,
  /** The document's number; null of what has none. */
  number: z.nullable(z.string()),
  customerName: z.string(),
  customerCountry: z.string(),
  currency,
  /** What is open, what came in, or what the draft or run comes to. */
  amount,
  /** null of what is no document. */
  status: z.nullable(z.enum(STATUSES)),
  /** How many days after the due date this customer usually pays, below zero before; null while too little is known. */
  usualDays: z.nullable(z.number()),
})

/** A day from which a law on e-invoicing binds the company, or its customers. */
const deadline = z.object({
  kind: z.literal('deadline'),
  date,
  id: z.enum(MANDATE_KEYS),
  /** ISO 3166-1 alpha-2, or EU for the Union. */
  country: z.string(),
  /** It binds the company itself. */
  own: z.boolean(),
  /** The law, as it is cited. */
  source: z.string(),
})

export const entry = z.discriminatedUnion('kind', [moneyEntry, deadline])

export const getCalendar = endpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/calendar',
  access: 'calendar.read',
  query: z
    .object({ ...inWorkspace, from: date, to: date })
    .check(
      z.refine(
        ({ from, to }) => from <= to && to < addDays(from, MOST_DAYS),
        `Ask for ${MOST_DAYS} days at most`,
      ),
    ),
  response: z.object({
    /** The day it is where the company is. */
    today: date,
    /** By day; within one, what is due first. */
    entries: z.array(entry),
    /** There are more than are given. */
    more: z.boolean(),
  }),
})

const feed = z.object({
  /** When the link was made; null: there is none. */
  createdAt: z.nullable(instant),
  /** When a calendar program last read it. */
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

/** A new secret link for the person who asks, told this once; a former one stops working. */
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

/** RFC 5545, for calendar programs: whoever has the link may read. */
export const readFeed = endpoint({
  name: 'readFeed',
  method: 'GET',
  path: '/calendar/:token.ics',
  access: 'public',
  query: z.object({ token: z.string().check(z.maxLength(100)) }),
})
