import { readFeed } from '@bordereau/contract/calendar'
import { may } from '@bordereau/domain/access/policy'
import { countryName } from '@bordereau/domain/country/countries'
import { addDays } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { exactMinor } from '@bordereau/domain/money/currency'
import { formatMinor } from '@bordereau/domain/text/format'
import { localeOf } from '../company/store.ts'
import { asSystem, inWorkspace } from '../db/database.ts'
import { today } from '../lib/clock.ts'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { etagFor, hashOf, hex } from '../lib/secret.ts'
import { clientNetwork, tryOnce } from '../lib/throttle.ts'
import { type Deadline, type CalendarEntry, type MoneyEntry, entriesBetween } from './entries.ts'
import { type FeedReader, findReader, recordRead } from './feed-store.ts'
import { type IcalEvent, writeIcal } from './ical.ts'
import { feedLabelsIn } from './labels.ts'

const DAYS_BACK = 62
const DAYS_AHEAD = 366
const MAX_ENTRIES = 2000
const REFRESH_HOURS = 4
/** The time of the last read is stored at most this often, because calendar programs poll frequently. */
const RECORD_READ_EVERY_MS = 3_600_000

/** Serves the feed by its secret link, with the permissions of the member to whom the link belongs. */
export const readFeedRoute = publicRoute(readFeed, async ({ context, query, origin }) => {
  const tokenHash = hashOf(query.token)
  const reader = await asSystem(context.db, tx => findReader(tx, tokenHash))
  if (!reader || !may(reader.role, 'calendar.read')) {
    const tooMany = await tryOnce(context, 'calendarFromNetwork', clientNetwork(origin.ip))
    return tooMany ?? refuse('not_found')
  }
  const tooMany = await tryOnce(context, 'calendarOfFeed', hex(tokenHash))
  if (tooMany) return tooMany
  const body = await calendarFor(context, reader)
  return respond({
    body,
    mediaType: 'text/calendar; charset=utf-8',
    headers: {
      etag: `"${etagFor(body)}"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    },
  })
})

function calendarFor(context: AppContext, reader: FeedReader): Promise<string> {
  const { workspaceId, personId, language } = reader
  return inWorkspace(context.db, { workspaceId, personId }, async tx => {
    const now = context.clock.now()
    if (now.getTime() - (reader.readAt?.getTime() ?? 0) > RECORD_READ_EVERY_MS) {
      await recordRead(tx, workspaceId, personId, now)
    }
    const company = await localeOf(tx, workspaceId)
    const day = today(context.clock, company.timeZone)
    const entries = await entriesBetween(tx, workspaceId, {
      from: addDays(day, -DAYS_BACK),
      to: addDays(day, DAYS_AHEAD),
      today: day,
      country: company.country,
      max: MAX_ENTRIES,
    })
    const base = `${context.config.publicUrl}/w/${workspaceId}`
    return writeIcal({
      name: feedLabelsIn(language).title(company.name),
      language,
      refreshHours: REFRESH_HOURS,
      events: entries.map(entry => eventOf(entry, language, base)),
    })
  })
}

function eventOf(entry: CalendarEntry, language: string, base: string): IcalEvent {
  return entry.kind === 'deadline'
    ? deadlineEvent(entry, language, base)
    : moneyEvent(entry, language, base)
}

function deadlineEvent(entry: Deadline, language: string, base: string): IcalEvent {
  const labels = feedLabelsIn(language)
  const countryLabel = entry.country === 'EU' ? labels.union : countryName(entry.country, language)
  return {
    uid: `deadline-${entry.id}@bordereau`,
    date: entry.date,
    summary: `${labels.deadline}: ${countryLabel}`,
    description: entry.source,
    url: `${base}/calendar?month=${entry.date.slice(0, 7)}&day=${entry.date}`,
    category: labels.deadline,
    tentative: false,
    createdAt: entry.createdAt,
    changedAt: entry.changedAt,
  }
}

function moneyEvent(entry: MoneyEntry, language: string, base: string): IcalEvent {
  const labels = feedLabelsIn(language)
  const { kind, currency } = entry
  const amount = formatMinor(exactMinor(entry.amount, currency) ?? 0n, currency, language)
  const subject = [entry.customerName, entry.number].filter(Boolean).join(' · ')
  return {
    uid: `${uidOf(entry)}@bordereau`,
    date: entry.date,
    summary: [`${labels.kinds[kind]}: ${amount}`, subject].filter(Boolean).join(' · '),
    description: paymentHabitText(entry, language),
    url: `${base}/${pathOf(entry)}`,
    category: labels.kinds[kind],
    tentative: kind === 'expected' || kind === 'planned' || kind === 'recurring',
    createdAt: entry.createdAt,
    changedAt: entry.changedAt,
  }
}

/** The uid of an entry. Runs of a recurring invoice share its id, so they include the date. */
function uidOf({ kind, id, date }: MoneyEntry): string {
  return kind === 'recurring' ? `${kind}-${id}-${date}` : `${kind}-${id}`
}

function pathOf({ kind, id, date }: MoneyEntry): string {
  if (kind === 'received') return `payments?from_date=${date}&to_date=${date}`
  return kind === 'recurring' ? `recurring/${id}` : `invoices/${id}`
}

function paymentHabitText({ usualDays }: MoneyEntry, language: string): string {
  if (usualDays === null) return ''
  const labels = feedLabelsIn(language)
  if (usualDays === 0) return labels.onTime
  const days = daysIn(Math.abs(usualDays), language)
  return usualDays > 0 ? labels.late(days) : labels.early(days)
}

// Creating a formatter is about a thousand times slower than using it.
const dayFormats = new Map<string, Intl.NumberFormat>()

/** The number of days with its unit: '6 days'. */
function daysIn(days: number, language: string): string {
  const cached = dayFormats.get(language)
  const format =
    cached ??
    new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
    })
  if (!cached) dayFormats.set(language, format)
  return format.format(days)
}
