import { sectionsOf } from '@bordereau/domain/invoice/sections'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import { formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'

type SectionLine = {
  readonly sectionHeading?: string | undefined
  /** 0 for a line that is in no sum. */
  readonly amount: Minor
  /** The markup of its row. */
  readonly row: string
}

/** The rows of a table of lines in four columns, or five with that of the tax, with the heading above each section and its sum below it. */
export function sectionedRows(
  lines: readonly SectionLine[],
  page: { readonly currency: Currency; readonly language: string; readonly columns?: number },
): string {
  const { currency, language, columns = 4 } = page
  const sections = sectionsOf(lines)
  const { subtotal } = textIn(language).paper
  return lines
    .flatMap(({ row }, i) => {
      const begun = sections.find(({ first }) => first === i)
      const ended = sections.find(({ last }) => last === i)
      const sum =
        ended && lines.slice(ended.first, i + 1).reduce((all, one) => all + one.amount, 0n)
      return [
        begun &&
          html`<tr class="section">
            <th scope="rowgroup" colspan="${columns}">${begun.heading}</th>
          </tr>`,
        row,
        ended &&
          html`<tr class="subtotal">
            <th scope="row" colspan="${columns - 1}">${subtotal} ${ended.heading}</th>
            <td class="n">${formatMinor(sum ?? 0n, currency, language)}</td>
          </tr>`,
      ]
    })
    .filter(row => row !== undefined)
    .join('')
}
