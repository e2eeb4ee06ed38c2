import type { LocalDate } from '@bordereau/domain/date'
import type { MonthEntry } from '@bordereau/ui/month/month-grid'
import { t } from '#macros'
import type { Formats } from '../../format/formats.ts'
import { type Entry, entryTexts, hrefOf, keyOf, countryNameOf } from './calendar-texts.ts'

type LineContext = {
  readonly today: LocalDate
  readonly workspaceId: string
  readonly formats: Formats
}

/** The entries of each day as the grid shows them. */
export function linesByDay(
  entries: readonly Entry[],
  context: LineContext,
): ReadonlyMap<string, readonly MonthEntry[]> {
  return new Map(
    [...Map.groupBy(entries, ({ date }) => date)].map(([date, own]) => [
      date,
      own.map(entry => lineOf(entry, context)),
    ]),
  )
}

function lineOf(entry: Entry, { today, workspaceId, formats }: LineContext): MonthEntry {
  const common = { ...entryTexts(entry, today), key: keyOf(entry) }
  if (entry.kind === 'deadline') {
    return {
      ...common,
      href: `/w/${workspaceId}/calendar?month=${entry.date.slice(0, 7)}&day=${entry.date}`,
      label: countryNameOf(entry, formats.tag),
      end: '',
    }
  }
  return {
    ...common,
    href: hrefOf(entry, workspaceId),
    label: entry.customerName === '' ? t`Draft` : entry.customerName,
    end: formats.shortMoney(entry.amount, entry.currency),
  }
}
