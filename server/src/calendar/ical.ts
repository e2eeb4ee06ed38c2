import { type LocalDate, addDays } from '@bordereau/domain/date'

/** One all-day entry of a calendar. */
export type IcalEvent = {
  /** Globally unique, and the same in every response. */
  readonly uid: string
  readonly date: LocalDate
  readonly summary: string
  readonly description: string
  readonly url: string
  readonly category: string
  /** STATUS:TENTATIVE: the day is not certain. */
  readonly tentative: boolean
  readonly createdAt: Date
  readonly changedAt: Date
}

export type Ical = {
  readonly name: string
  /** The BCP 47 tag of all texts. */
  readonly language: string
  readonly refreshHours: number
  readonly events: readonly IcalEvent[]
}

/** Writes a calendar feed (RFC 5545, RFC 7986). Without METHOD, because the entries are no invitations. */
export function writeIcal({ name, language, refreshHours, events }: Ical): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Bordereau//Calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...events.flatMap(event => linesOf(event, language)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldLine(line)}\r\n`).join('')
}

function linesOf(event: IcalEvent, language: string): string[] {
  const textProperty = (property: string, text: string) =>
    `${property};LANGUAGE=${language}:${escapeText(text)}`
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // Without METHOD, DTSTAMP is the time of the last change; an unchanged calendar therefore gives identical text.
    `DTSTAMP:${instant(event.changedAt)}`,
    `LAST-MODIFIED:${instant(event.changedAt)}`,
    `CREATED:${instant(event.createdAt)}`,
    `SEQUENCE:${revision(event)}`,
    `DTSTART;VALUE=DATE:${day(event.date)}`,
    `DTEND;VALUE=DATE:${day(addDays(event.date, 1))}`,
    textProperty('SUMMARY', event.summary),
    textProperty('DESCRIPTION', event.description),
    textProperty('CATEGORIES', event.category),
    `URL:${event.url}`,
    `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    // The entry does not mark its day as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** SEQUENCE, which must grow with each change: the seconds between creation and last change. */
function revision({ createdAt, changedAt }: IcalEvent): number {
  return Math.max(0, Math.ceil((changedAt.getTime() - createdAt.getTime()) / 1000))
}

function day(date: LocalDate): string {
  return date.replaceAll('-', '')
}

/** RFC 5545 UTC date-time: 20261120T100000Z. */
function instant(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Escapes a TEXT value (RFC 5545 3.3.11); other control characters become spaces. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, character => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

const LINE_OCTETS = 75

/**
 * Folds a line (RFC 5545 3.1): at most 75 octets per line, continuation lines begin with a space, characters stay
 * whole.
 */
function foldLine(line: string): string {
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
