import type { LocalDate } from '@bordereau/domain/date'
import { formatNumber, parsePattern } from '@bordereau/domain/numbering/series'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** The number that a pattern produces; undefined while the pattern is invalid. */
export function exampleOf(
  pattern: string,
  country: string,
  sequence: number,
  date: LocalDate,
): string | undefined {
  return parsePattern(pattern, country).ok ? formatNumber(pattern, sequence, date) : undefined
}

/** What is wrong with a pattern in this country; undefined when it is valid. */
export function patternErrorMessage(pattern: string, country: string): string | undefined {
  const read = parsePattern(pattern, country)
  if (read.ok) return undefined
  const detail = String(read.detail ?? '')
  switch (read.refusal) {
    case 'unknown_placeholder':
      return t`${detail} is not valid here.`
    case 'no_sequence':
      return t`The running number is missing: add ${RUNNING}.`
    case 'sequence_twice':
      return t`The running number may appear there only once.`
    case 'month_without_year':
      return t`With the month, the year is needed too, or next year’s numbers repeat.`
    case 'too_long':
      return t`Numbers may have at most ${detail} characters in your country.`
    case 'illegal_character':
      return t`“${detail}” is not allowed in invoice numbers in your country.`
    case 'illegal_start':
      return t`A number may not begin with “${detail}” in your country.`
  }
}

export function seriesRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'pattern_invalid':
      return t`This pattern is not right.`
    case 'pattern_taken':
      return t`Another series produces the same numbers. Change one of the patterns.`
    case 'series_used':
      return t`Numbers of this series are already in use, so its next number cannot be changed.`
    default:
      return refusalMessage(refused)
  }
}

/** Braces are placeholders of messages too: text with braces is inserted as a value. */
const RUNNING = '{seq:4}'
