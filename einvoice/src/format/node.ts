import { type LocalDate, parseDate } from '@bordereau/domain/date'
import type { InvoiceLine, SupportingDocument } from '@bordereau/domain/invoice/invoice'
import { type Decimal, parseDecimal } from '@bordereau/domain/money/decimal'
import type { Identifier } from '@bordereau/domain/party/party'
import { TAX_CATEGORIES, type TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { ReadFailure, quoted } from './read-failure.ts'
import type { Node } from './parse.ts'

type Maybe = Node | undefined

/** The maximum length of numbers in the contract: arithmetic on a million digits takes seconds. */
const NUMBER_MAX = 40

/** xs:date may have a time zone, which does not change the day. */
const TIME_ZONE = /(?:Z|[+-]\d{2}:\d{2})$/

/** All elements at a path of local names below the node: all(invoice, 'TaxTotal/TaxSubtotal'). */
export function all(node: Maybe, path: string): readonly Node[] {
  return path
    .split('/')
    .reduce<readonly Node[]>(
      (nodes, name) => nodes.flatMap(one => one.children.filter(child => child.name === name)),
      node ? [node] : [],
    )
}

/** The first of them. */
export function first(node: Maybe, path: string): Maybe {
  return all(node, path)[0]
}

/** Free text exactly as written; empty where there is none. */
export function text(node: Maybe, path: string): string {
  return first(node, path)?.text ?? ''
}

/** A code, number or identifier: text without white space around it. */
export function token(node: Maybe, path: string): string {
  return text(node, path).trim()
}

export function attribute(node: Maybe, name: string): string {
  return node?.attributes[name]?.trim() ?? ''
}

/** The identifier with its scheme; undefined where the element is absent. */
export function identifier(node: Maybe, path: string): Identifier | undefined {
  const found = first(node, path)
  if (!found) return undefined
  const schemeId = attribute(found, 'schemeID')
  return { id: found.text.trim(), ...(schemeId === '' ? {} : { schemeId }) }
}

/** BT-158 with its list, as both syntaxes write it. */
export function classification(node: Node): InvoiceLine['classifications'][number] {
  const listVersion = attribute(node, 'listVersionID')
  return {
    code: node.text.trim(),
    listId: attribute(node, 'listID'),
    ...(listVersion === '' ? {} : { listVersion }),
  }
}

/** BT-125, as both syntaxes write it. */
export function file(node: Node): SupportingDocument['file'] {
  return {
    name: attribute(node, 'filename'),
    mimeType: attribute(node, 'mimeCode'),
    base64: node.text.replace(/\s/g, ''),
  }
}

/** The decimal, undefined where the element is absent or empty; throws ReadFailure where it is no number. */
export function number(node: Maybe, path: string): Decimal | undefined {
  return numberIn(first(node, path))
}

export function numberIn(found: Maybe): Decimal | undefined {
  const written = found?.text.trim() ?? ''
  if (!found || written === '') return undefined
  // XML Schema allows '.5', domain's decimals do not.
  const value =
    written.length > NUMBER_MAX ? undefined : parseDecimal(written.replace(/^([+-]?)\./, '$10.'))
  if (value === undefined) {
    throw new ReadFailure('bad_number', `"${quoted(written)}" is not a number.`, found.path)
  }
  return value
}

/** The date, undefined where absent or empty; `basic` for CII's YYYYMMDD. Throws ReadFailure where it is no date. */
export function date(node: Maybe, path: string, basic = false): LocalDate | undefined {
  const found = first(node, path)
  const written = found?.text.trim() ?? ''
  if (!found || written === '') return undefined
  const value = parseDate(
    basic ? written.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : written.replace(TIME_ZONE, ''),
  )
  if (!value) throw new ReadFailure('bad_date', `"${quoted(written)}" is not a date.`, found.path)
  return value
}

/** A missing date becomes empty text, so that the rules can report it. */
export function dateOrNone(value: LocalDate | undefined): LocalDate {
  // The cast is wrong for a missing date: BR-03 reports it.
  return value ?? ('' as LocalDate)
}

export function category(node: Maybe, path: string): TaxCategoryCode {
  const code = token(node, path)
  const known = TAX_CATEGORIES.find(one => one === code)
  if (known) return known
  if (code !== '') {
    throw new ReadFailure(
      'unknown_tax_category',
      `"${quoted(code)}" is not a tax category of EN 16931.`,
      first(node, path)?.path ?? '',
    )
  }
  // No category: BR-CO-04, BR-32 and BR-37 report it.
  return '' as TaxCategoryCode
}
