import type { Direction } from '@bordereau/domain/text/direction'
import {
  taxNameIn,
  taxPartNameIn,
  unitPriceLabel,
  unitPriceWithoutTaxLabel,
} from '@bordereau/domain/country/tax-name'
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
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { type PaperText, textDirection, textIn } from '@bordereau/domain/text/text'
import type { Label, Paragraph } from './paper-data.ts'

/** Formats texts and values of a document by its languages, its currency and the seller's country. */
export type DocumentFormatter = {
  readonly language: string
  /** The document's language, and the second one where it has one. */
  readonly languages: readonly [string, ...string[]]
  readonly direction: Direction
  readonly label: (pick: (text: PaperText) => string) => Label
  /** A label whose parts differ by language too. */
  readonly labelIn: (make: (text: PaperText, language: string) => string) => Label
  /** A text in the document's language, and in the second one on its own line. */
  readonly paragraph: (make: (text: PaperText, language: string) => string) => Paragraph
  /** The name of the country's tax, such as 'TVA', in a language. */
  readonly taxName: (language: string) => string
  /** The name of a part of the tax, such as 'TVQ', in each language. */
  readonly taxPartName: (name: string) => Label
  /** What stands above the prices, which include tax or not. */
  readonly priceLabel: (language: string, withTax: boolean) => string
  readonly priceWithoutTaxLabel: (language: string) => string
  readonly money: (amount: Minor, currency?: Currency) => string
  readonly plainMoney: (amount: Minor) => string
  readonly price: (price: Decimal) => string
  readonly quantity: (quantity: Decimal) => string
  readonly rate: (rate: Decimal) => string
  readonly date: (date: LocalDate) => string
  /** In a sentence of this language, on one line. */
  readonly dateIn: (date: LocalDate, language: string) => string
  readonly period: (period: Period) => string
}

type Period = { readonly start?: LocalDate | undefined; readonly end?: LocalDate | undefined }

export function documentFormatter(options: {
  readonly language: string
  readonly secondLanguage: string | null
  readonly currency: Currency
  /** The seller's country. */
  readonly country: string
  /** Of its taxes, where their name differs from the country's (namingCategory). */
  readonly taxCategory?: TaxCategoryCode | undefined
}): DocumentFormatter {
  const { language, secondLanguage, currency, country, taxCategory } = options
  const labelIn: DocumentFormatter['labelIn'] = make => {
    const [first, second] = [language, secondLanguage ?? language].map(one =>
      make(textIn(one).paper, one),
    )
    return first === second ? [first ?? ''] : [first ?? '', second ?? '']
  }
  return {
    language,
    languages: secondLanguage === null ? [language] : [language, secondLanguage],
    direction: textDirection(language),
    label: pick => labelIn(pick),
    labelIn,
    paragraph: labelIn,
    taxName: one => taxNameIn(country, one, taxCategory),
    taxPartName: name => labelIn((_, one) => taxPartNameIn(country, name, one)),
    priceLabel: (one, withTax) => unitPriceLabel(country, one, withTax, taxCategory),
    priceWithoutTaxLabel: one => unitPriceWithoutTaxLabel(country, one, taxCategory),
    money: (amount, other = currency) => withoutBreaks(formatMinor(amount, other, language)),
    plainMoney: amount => withoutBreaks(formatPlain(amount, currency, language)),
    price: price => withoutBreaks(formatPlainPrice(price, currency, language)),
    quantity: quantity => withoutBreaks(formatQuantity(quantity, language)),
    rate: rate => withoutBreaks(formatRate(rate, language)),
    date: date => formatDate(date, language),
    dateIn: (date, one) => withoutBreaks(formatDate(date, one)),
    period: ({ start, end }) => {
      const [from, to] = [start, end].map(day => day && formatDate(day, language, 'medium'))
      return from === to || !to ? (from ?? '') : `${from ?? ''} – ${to}`.trim()
    },
  }
}

/** Replaces spaces by no-break spaces, so that numbers stay on one line. */
function withoutBreaks(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The lines of a user's text without empty ones at both ends. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(line => line.trimEnd())
  const first = lines.findIndex(line => line !== '')
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(line => line !== '') + 1)
}

/** The paragraphs of a user's text, separated by empty lines. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: string[][] = [[]]
  for (const line of linesOf(text)) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter(paragraph => paragraph.length > 0)
}
