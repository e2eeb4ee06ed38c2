import { parseDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { formatDate, formatQuantity } from '../text/format.ts'
import { type CustomValue, customLabel, printedValues } from './custom-fields.ts'
import type { Draft } from './draft.ts'
import type { Note } from './invoice.ts'

/** As it is printed in a language (BCP 47). */
export function formatCustomValue({ kind, value }: CustomValue, language: string): string {
  switch (kind) {
    case 'text':
      return value
    case 'date': {
      const date = parseDate(value)
      return date ? formatDate(date, language) : value
    }
    case 'number':
      return formatQuantity(decimal(value), language)
  }
}

/** BT-22, the only term of EN 16931 for what has no term. The paper has a place of its own for them. */
export function customNotes(draft: Pick<Draft, 'customFields' | 'language'>): readonly Note[] {
  return printedValues(draft).map(field => ({
    subjectCode: '',
    text: `${customLabel(field, draft.language)}: ${formatCustomValue(field, draft.language)}`,
    printed: false,
  }))
}
