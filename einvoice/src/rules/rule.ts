import type {
  AllowanceCharge,
  DocumentAllowanceCharge,
  Invoice,
  InvoiceLine,
} from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { CiiNumbers } from '../format/stated.ts'
import type { Tax, TaxCategoryCode } from '@bordereau/domain/tax-category/category'

export type Severity = 'fatal' | 'warning'

/** A rule that an invoice breaks; `path` points into Invoice ('lines.2.price', 'buyer.vatId'). */
export type RuleFinding = {
  readonly code: string
  readonly path: string
  readonly severity: Severity
  readonly terms: readonly string[]
}

/** The input of rules: the invoice with its totals, and its taxed entries. */
export type Subject = {
  readonly invoice: Invoice
  readonly totals: Totals
  readonly lines: readonly InvoiceLine[]
  readonly taxed: readonly Taxed[]
  /** Only of a received CII file, for rules that are not the same in both syntaxes. */
  readonly cii?: CiiNumbers | undefined
}

/** An entry with a tax: a line, a document-level allowance or a charge. */
export type Taxed = {
  readonly kind: 'line' | 'allowance' | 'charge'
  readonly path: string
  readonly tax: Tax
}

/** A business rule under its official name. `breaks` returns the path of each violation. */
export type Rule = {
  readonly code: string
  readonly severity: Severity
  /** Its business terms: 'BT-48'. */
  readonly terms: readonly string[]
  readonly breaks: (subject: Subject) => readonly string[]
}

export function subjectOf(invoice: Invoice, totals: Totals, cii?: CiiNumbers): Subject {
  const lines: readonly InvoiceLine[] = invoice.lines
  return {
    invoice,
    totals,
    lines,
    cii,
    taxed: [
      ...lines.map((line, i): Taxed => ({ kind: 'line', path: `lines.${i}`, tax: line.tax })),
      ...invoice.allowancesCharges.map((entry, i): Taxed => ({
        kind: entry.charge ? 'charge' : 'allowance',
        path: `allowancesCharges.${i}`,
        tax: entry.tax,
      })),
    ],
  }
}

/** A rule on the document as a whole, with one path; `terms` are separated by spaces. */
export function onInvoice(
  code: string,
  terms: string,
  path: string,
  holds: (invoice: Invoice, subject: Subject) => boolean,
): Rule {
  return rule(code, terms, subject => (holds(subject.invoice, subject) ? [] : [path]))
}

/** A rule on each line; `field` is a path within the line. */
export function onLines(
  code: string,
  terms: string,
  field: string,
  holds: (line: InvoiceLine, subject: Subject) => boolean,
): Rule {
  return rule(code, terms, subject =>
    subject.lines.flatMap((line, i) => (holds(line, subject) ? [] : [`lines.${i}.${field}`])),
  )
}

/** A rule on each member of a list of the invoice. */
export function onEach<Item>(
  code: string,
  terms: string,
  list: string,
  items: (invoice: Invoice) => readonly Item[],
  field: string,
  holds: (item: Item, invoice: Invoice) => boolean,
): Rule {
  return rule(code, terms, ({ invoice }) =>
    items(invoice).flatMap((item, i) =>
      holds(item, invoice) ? [] : [field === '' ? `${list}.${i}` : `${list}.${i}.${field}`],
    ),
  )
}

/** A rule on each document-level allowance or each charge (BG-20, BG-21). */
export function onDocumentEntries(
  code: string,
  terms: string,
  charge: boolean,
  field: string,
  holds: (entry: DocumentAllowanceCharge) => boolean,
): Rule {
  return onEach(
    code,
    terms,
    'allowancesCharges',
    invoice => invoice.allowancesCharges,
    field,
    entry => entry.charge !== charge || holds(entry),
  )
}

/** A rule on each allowance or each charge of each line (BG-27, BG-28). */
export function onLineEntries(
  code: string,
  terms: string,
  charge: boolean | 'both',
  field: string,
  holds: (entry: AllowanceCharge) => boolean,
): Rule {
  return rule(code, terms, ({ lines }) =>
    lines.flatMap((line, i) =>
      line.allowancesCharges.flatMap((entry, j) =>
        (charge !== 'both' && entry.charge !== charge) || holds(entry)
          ? []
          : [`lines.${i}.allowancesCharges.${j}.${field}`],
      ),
    ),
  )
}

/** A rule on all entries with one category of tax. */
export function onTaxed(
  code: string,
  terms: string,
  kind: Taxed['kind'] | 'any',
  field: string,
  holds: (tax: Tax, subject: Subject) => boolean,
): Rule {
  return rule(code, terms, subject =>
    subject.taxed.flatMap(({ kind: own, path, tax }) =>
      (kind !== 'any' && own !== kind) || holds(tax, subject) ? [] : [`${path}.tax.${field}`],
    ),
  )
}

export function rule(
  code: string,
  terms: string,
  breaks: (subject: Subject) => readonly string[],
): Rule {
  return { code, severity: 'fatal', terms: terms.split(' ').filter(Boolean), breaks }
}

/** The same rule as a warning, which does not prevent the issue. */
export function warning<Kind extends { readonly severity: Severity }>(original: Kind): Kind {
  return { ...original, severity: 'warning' }
}

/** Whether an entry of the invoice has a tax of the category. */
export function uses({ lines, allowancesCharges }: Invoice, category: TaxCategoryCode): boolean {
  return [...lines, ...allowancesCharges].some(({ tax }) => tax.category === category)
}

export const isPresent = (text: string): boolean => text.trim() !== ''
