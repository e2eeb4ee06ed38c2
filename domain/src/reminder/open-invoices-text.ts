import type { LocalDate } from '../date.ts'
import type { Currency, Minor } from '../money/currency.ts'
import { formatDate, formatMinor } from '../text/format.ts'
import { REMINDER_TEXTS } from '../text/reminder-text.ts'
import { textLanguageOf } from '../text/text-language.ts'

/** A heading and a line for each of the customer's other open invoices; '' without any. */
export function openInvoicesText(
  invoices: readonly {
    readonly number: string
    readonly open: Minor
    readonly dueDate: LocalDate | null
  }[],
  { currency, language }: { readonly currency: Currency; readonly language: string },
): string {
  if (invoices.length === 0) return ''
  const text = REMINDER_TEXTS[textLanguageOf(language)]
  const lines = invoices.map(({ number, open, dueDate }) =>
    text.openInvoice({
      number,
      amount: formatMinor(open, currency, language),
      dueDate: dueDate === null ? '' : formatDate(dueDate, language),
    }),
  )
  return [text.openInvoices, ...lines].join('\n')
}
