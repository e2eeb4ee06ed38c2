import { inLanguage } from '@bordereau/domain/tax/words'
import { countryRules } from '@bordereau/domain/country/rules'
import type { LocalDate } from '@bordereau/domain/date'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import {
  formatDate,
  formatMinor,
  formatPlain,
  formatPlainPrice,
  formatQuantity,
  formatRate,
} from '@bordereau/domain/text/format'
import { type PaperText, textIn } from '@bordereau/domain/text/text'
import type { Label, Paragraph } from './paper-data.ts'

/** How a document speaks: its language, the second one if it has two, its currency and its country's word for tax. */
export type Voice = {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly label: (pick: (text: PaperText) => string) => Label
  /** A label whose parts differ by language too. */
  readonly labelIn: (make: (text: PaperText, language: string) => string) => Label
  /** A sentence in the document's language, and in the second on a line of its own. Dates by `dateIn`. */
  readonly sentence: (make: (text: PaperText, language: string) => string) => Paragraph
  /** The country's word for its tax, 'TVA', in the given language. */
  readonly taxName: (language: string) => string
  readonly money: (amount: Minor, currency?: Currency) => string
  readonly plainMoney: (amount: Minor) => string
  readonly price: (price: Decimal) => string
  readonly quantity: (quantity: Decimal) => string
  readonly rate: (rate: Decimal) => string
  readonly date: (date: LocalDate) => string
  readonly period: (period: Period) => string
}

type Period = { readonly start?: LocalDate | undefined; readonly end?: LocalDate | undefined }

export function voiceOf(options: {
  readonly language: string
  readonly secondLanguage: string | null
  readonly currency: Currency
  /** The seller's. */
  readonly country: string
}): Voice {
  const { language, secondLanguage, currency, country } = options
  const { taxName } = countryRules(country)
  const labelIn: Voice['labelIn'] = make => {
    const [first, second] = [language, secondLanguage ?? language].map(one =>
      make(textIn(one).paper, one),
    )
    return first === second ? [first ?? ''] : [first ?? '', second ?? '']
  }
  return {
    language,
    direction: textIn(language).direction,
    label: pick => labelIn(pick),
    labelIn,
    sentence: labelIn,
    taxName: one => inLanguage(taxName, one),
    money: (amount, other = currency) => unbroken(formatMinor(amount, other, language)),
    plainMoney: amount => unbroken(formatPlain(amount, currency, language)),
    price: price => unbroken(formatPlainPrice(price, currency, language)),
    quantity: quantity => unbroken(formatQuantity(quantity, language)),
    rate: rate => unbroken(formatRate(rate, language)),
    date: date => formatDate(date, language),
    period: ({ start, end }) => {
      const [from, to] = [start, end].map(day => day && formatDate(day, language, 'medium'))
      return from === to || !to ? (from ?? '') : `${from ?? ''} – ${to}`.trim()
    },
  }
}

/** Figures are never broken over lines. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** Text as people typed it: lines, empty ones left out at both ends. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(line => line.trimEnd())
  const first = lines.findIndex(line => line !== '')
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(line => line !== '') + 1)
}

/** Text as people typed it, an empty line beginning a paragraph. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: string[][] = [[]]
  for (const line of linesOf(text)) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter(paragraph => paragraph.length > 0)
}
