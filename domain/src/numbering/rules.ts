import type { DocumentKind } from '../invoice/draft.ts'
import type { Country } from '../party/party.ts'

/** What a country lets an invoice number look like. */
export type NumberRules = {
  readonly maxLength: number
  /** One allowed character. */
  readonly character: RegExp
  /** One allowed first character. */
  readonly first: RegExp
}

const GENERIC: NumberRules = {
  maxLength: 50,
  character: /[A-Za-z0-9 ./_#+-]/,
  first: /[A-Za-z0-9]/,
}

const RULES: Readonly<Record<Country, NumberRules>> = {
  // French CTC rules BR-FR-01 and BR-FR-02.
  FR: { maxLength: 35, character: /[A-Za-z0-9+\-_/]/, first: /[A-Za-z0-9+\-_/]/ },
  // CGST Rules 2017, rule 46 (b); the portal refuses a number that starts with 0, - or /.
  IN: { maxLength: 16, character: /[A-Za-z0-9/-]/, first: /[A-Za-z1-9]/ },
  // FatturaPA 1.2.3, element 2.1.1.4 Numero: String20Type.
  IT: { maxLength: 20, character: /[A-Za-z0-9 ./_-]/, first: /[A-Za-z0-9]/ },
}

export function numberRules(country: Country): NumberRules {
  return RULES[country] ?? GENERIC
}

const PATTERNS: Readonly<Record<Country, Readonly<Record<DocumentKind, string>>>> = {
  FR: { invoice: 'F{YYYY}-{seq:4}', credit_note: 'A{YYYY}-{seq:4}' },
  IN: { invoice: 'INV/{FY}/{seq:4}', credit_note: 'CN/{FY}/{seq:4}' },
  PL: { invoice: 'FV/{YYYY}/{MM}/{seq:4}', credit_note: 'KOR/{YYYY}/{MM}/{seq:4}' },
  DE: { invoice: 'RE-{YYYY}-{seq:4}', credit_note: 'GS-{YYYY}-{seq:4}' },
  AT: { invoice: 'RE-{YYYY}-{seq:4}', credit_note: 'GS-{YYYY}-{seq:4}' },
  IT: { invoice: 'FT-{YYYY}-{seq:4}', credit_note: 'NC-{YYYY}-{seq:4}' },
  // Spain wants rectifying invoices in a series of their own: RD 1619/2012, art. 6.1.a.
  ES: { invoice: 'F{YYYY}-{seq:4}', credit_note: 'R{YYYY}-{seq:4}' },
}

/** The pattern a new company starts with. Credit notes have a series of their own everywhere. */
export function defaultPattern(kind: DocumentKind, country: Country): string {
  const patterns = PATTERNS[country]
  if (patterns) return patterns[kind]
  return kind === 'invoice' ? 'INV-{YYYY}-{seq:4}' : 'CN-{YYYY}-{seq:4}'
}
