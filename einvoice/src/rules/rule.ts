import type {
  AllowanceCharge,
  DocumentAllowanceCharge,
  Invoice,
  InvoiceLine,
} from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { Tax } from '@bordereau/domain/tax/category'

export type Severity = 'fatal' | 'warning'

/** A rule that an invoice breaks, and where: `path` points into Invoice ('lines.2.price', 'buyer.vatId'). */
export type Fault = {
  readonly code: string
  readonly path: string
  readonly severity: Severity
  readonly terms: readonly string[]
}

/** What rules look at: the invoice with its totals, and the taxes in it already gathered. */
export type Subject = {
  readonly invoice: Invoice
  readonly totals: Totals
  readonly lines: readonly InvoiceLine[]
  readonly taxed: readonly Taxed[]
}

/** Whatever bears a tax: a line, a document-level allowance or a charge. */
export type Taxed = {
  readonly kind: 'line' | 'allowance' | 'charge'
  readonly path: string
  readonly tax: Tax
}

/** A business rule under its official name. `breaks` gives the path of each place that does not hold to it. */
export type Rule = {
  readonly code: string
  readonly severity: Severity
  /** The business terms it speaks of: 'BT-48'. */
  readonly terms: readonly string[]
  readonly breaks: (subject: Subject) => readonly string[]
}

export function subjectOf(invoice: Invoice, totals: Totals): Subject {
  const lines: readonly InvoiceLine[] = invoice.lines
  return {
    invoice,
    totals,
    lines,
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

/** A rule on the document as a whole, mended at one place; `terms` are separated by spaces. */
export function onInvoice(
  code: string,
  terms: string,
  path: string,
  holds: (invoice: Invoice, subject: Subject) => boolean,
): Rule {
  return rule(code, terms, subject => (holds(subject.invoice, subject) ? [] : [path]))
}

/** A rule on each line; `field` is within the line. */
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

/** A rule on whatever bears a tax of one kind. */
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

/** The same rule, of which a breach is pointed out but does not stand in the way. */
export function warning(given: Rule): Rule {
  return { ...given, severity: 'warning' }
}

export const given = (text: string): boolean => text.trim() !== ''
