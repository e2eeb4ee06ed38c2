import { readFeed } from '@bordereau/contract/calendar'
import { may } from '@bordereau/domain/access/policy'
import { countryName } from '@bordereau/domain/country/countries'
import { addDays } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { exactMinor } from '@bordereau/domain/money/currency'
import { formatMinor } from '@bordereau/domain/text/format'
import { homeOf } from '../company/store.ts'
import { asSystem, inWorkspace } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import type { House } from '../lib/house.ts'
import { publicRoute } from '../lib/route.ts'
import { etagFor, hashOf, hex } from '../lib/secret.ts'
import { placeOf, tryOnce } from '../lib/throttle.ts'
import { type Deadline, type Entry, type MoneyEntry, entriesBetween } from './entries.ts'
import { type FeedReader, findReader, noteRead } from './feed-store.ts'
import { type IcalEvent, writeIcal } from './ical.ts'
import { wordsIn } from './words.ts'

const DAYS_BACK = 62
const DAYS_AHEAD = 366
const MOST_ENTRIES = 2000
const REFRESH_HOURS = 4
/** Programs ask often; that they still do is noted now and then. */
const NOTE_EVERY_MS = 3_600_000

/** Whoever has the link reads what its owner may read, for as long as she is a member. */
export const readFeedRoute = publicRoute(readFeed, async ({ house, query, origin }) => {
  const tokenHash = hashOf(query.token)
  const reader = await asSystem(house.db, tx => findReader(tx, tokenHash))
  if (!reader || !may(reader.role, 'calendar.read')) {
    const tooMany = await tryOnce(house, 'calendarFromPlace', placeOf(origin.ip))
    return tooMany ?? refuse('not_found')
  }
  const tooMany = await tryOnce(house, 'calendarOfFeed', hex(tokenHash))
  if (tooMany) return tooMany
  const body = await calendarFor(house, reader)
  return answer({
    body,
    mediaType: 'text/calendar; charset=utf-8',
    headers: {
      etag: `"${etagFor(body)}"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    },
  })
})

function calendarFor(house: House, reader: FeedReader): Promise<string> {
  const { workspaceId, personId, language } = reader
  return inWorkspace(house.db, { workspaceId, personId }, async tx => {
    const now = house.clock.now()
    if (now.getTime() - (reader.readAt?.getTime() ?? 0) > NOTE_EVERY_MS) {
      await noteRead(tx, workspaceId, personId, now)
    }
    const company = await homeOf(tx, workspaceId)
    const day = today(house.clock, company.timeZone)
    const { entries } = await entriesBetween(tx, workspaceId, {
      from: addDays(day, -DAYS_BACK),
      to: addDays(day, DAYS_AHEAD),
      today: day,
      country: company.country,
      most: MOST_ENTRIES,
    })
    const base = `${house.config.publicUrl}/w/${workspaceId}`
    return writeIcal({
      name: wordsIn(language).title(company.name),
      language,
      refreshHours: REFRESH_HOURS,
      events: entries.map(entry => eventOf(entry, language, base)),
    })
  })
}

function eventOf(entry: Entry, language: string, base: string): IcalEvent {
  return entry.kind === 'deadline'
    ? deadlineEvent(entry, language, base)
    : moneyEvent(entry, language, base)
}

function deadlineEvent(entry: Deadline, language: string, base: string): IcalEvent {
  const words = wordsIn(language)
  const place = entry.country === 'EU' ? words.union : countryName(entry.country, language)
  return {
    uid: `deadline-${entry.id}@bordereau`,
    date: entry.date,
    summary: `${words.deadline}: ${place}`,
    description: entry.source,
    url: `${base}/calendar?month=${entry.date.slice(0, 7)}&day=${entry.date}`,
    category: words.deadline,
    tentative: false,
    createdAt: entry.createdAt,
    changedAt: entry.changedAt,
  }
}

function moneyEvent(entry: MoneyEntry, language: string, base: string): IcalEvent {
  const words = wordsIn(language)
  const { kind, currency } = entry
  const amount = formatMinor(exactMinor(entry.amount, currency) ?? 0n, currency, language)
  const what = [entry.customerName, entry.number].filter(Boolean).join(' · ')
  return {
    uid: `${uidOf(entry)}@bordereau`,
    date: entry.date,
    summary: [`${words.kinds[kind]}: ${amount}`, what].filter(Boolean).join(' · '),
    description: usually(entry, language),
    url: `${base}/${pathOf(entry)}`,
    category: words.kinds[kind],
    tentative: kind === 'expected' || kind === 'planned' || kind === 'recurring',
    createdAt: entry.createdAt,
    changedAt: entry.changedAt,
  }
}

/** What repeats is on many days. */
function uidOf({ kind, id, date }: MoneyEntry): string {
  return kind === 'recurring' ? `${kind}-${id}-${date}` : `${kind}-${id}`
}

function pathOf({ kind, id, date }: MoneyEntry): string {
  if (kind === 'received') return `payments?from_date=${date}&to_date=${date}`
  return kind === 'recurring' ? `recurring/${id}` : `invoices/${id}`
}

function usually({ usualDays }: MoneyEntry, language: string): string {
  if (usualDays === null) return ''
  const words = wordsIn(language)
  if (usualDays === 0) return words.onTime
  const days = daysIn(Math.abs(usualDays), language)
  return usualDays > 0 ? words.late(days) : words.early(days)
}

// Making a formatter costs a thousand times what using it does.
const formats = new Map<string, Intl.NumberFormat>()

/** '6 days'. */
function daysIn(days: number, language: string): string {
  const known = formats.get(language)
  const format =
    known ??
    new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
    })
  if (!known) formats.set(language, format)
  return format.format(days)
}
