import { type LocalDate, addDays } from '@bordereau/domain/date'

/** One all-day entry of a calendar. */
export type IcalEvent = {
  /** The same at every reading; nobody else's. */
  readonly uid: string
  readonly date: LocalDate
  readonly summary: string
  readonly description: string
  readonly url: string
  readonly category: string
  /** Not certain to happen on this day. */
  readonly tentative: boolean
  readonly createdAt: Date
  readonly changedAt: Date
}

export type Ical = {
  readonly name: string
  /** BCP 47, of all texts. */
  readonly language: string
  readonly refreshHours: number
  readonly events: readonly IcalEvent[]
}

/** A calendar to subscribe to, as RFC 5545 and RFC 7986 write it. No METHOD: it is no invitation. */
export function writeIcal({ name, language, refreshHours, events }: Ical): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Bordereau//Calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...events.flatMap(event => linesOf(event, language)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function linesOf(event: IcalEvent, language: string): string[] {
  const said = (property: string, text: string) =>
    `${property};LANGUAGE=${language}:${escaped(text)}`
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // Without a METHOD this is when the entry last changed, so that an unchanged calendar stays the same text.
    `DTSTAMP:${instant(event.changedAt)}`,
    `LAST-MODIFIED:${instant(event.changedAt)}`,
    `CREATED:${instant(event.createdAt)}`,
    `SEQUENCE:${revision(event)}`,
    `DTSTART;VALUE=DATE:${day(event.date)}`,
    `DTEND;VALUE=DATE:${day(addDays(event.date, 1))}`,
    said('SUMMARY', event.summary),
    said('DESCRIPTION', event.description),
    said('CATEGORIES', event.category),
    `URL:${event.url}`,
    `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    // What is due takes nobody's time.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** It only grows: what changes later has a greater one, at most once a second. */
function revision({ createdAt, changedAt }: IcalEvent): number {
  return Math.max(0, Math.ceil((changedAt.getTime() - createdAt.getTime()) / 1000))
}

function day(date: LocalDate): string {
  return date.replaceAll('-', '')
}

/** 20261120T100000Z. */
function instant(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** 3.3.11: what would end or part a value; other control characters have no place in it. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, character => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

const LINE_OCTETS = 75

/** 3.1: lines of at most 75 octets, each further one begun by a space; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
