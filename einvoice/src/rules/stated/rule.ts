import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Decimal, ZERO, add } from '@bordereau/domain/money/decimal'
import type { CiiNumbers, StatedTotals } from '../../format/stated.ts'
import { IDENTIFIERS } from '../rule-set.ts'
import type { Severity } from '../rule.ts'

export type Stating = {
  readonly invoice: Invoice
  readonly stated: StatedTotals
  readonly cii?: CiiNumbers | undefined
}

/** A rule on the stated sums of a document. `breaks` returns the paths, within Invoice or its stated totals. */
export type StatedRule = {
  readonly code: string
  readonly severity: Severity
  readonly terms: readonly string[]
  readonly breaks: (document: Stating) => readonly string[]
}

export function statedRule(
  code: string,
  terms: string,
  breaks: (document: Stating) => readonly string[],
): StatedRule {
  return { code, severity: 'fatal', terms: terms.split(' ').filter(Boolean), breaks }
}

/** Peppol's rules are fatal only in documents that say they are Peppol's. */
export function claimsPeppol({ invoice }: Pick<Stating, 'invoice'>): boolean {
  const { peppol, peppol_self_billing } = IDENTIFIERS
  return [peppol, peppol_self_billing].some(({ specification }) =>
    invoice.specification.startsWith(specification),
  )
}

export function claimsXrechnung({ invoice }: Pick<Stating, 'invoice'>): boolean {
  return invoice.specification.startsWith(IDENTIFIERS.xrechnung.specification)
}

export function sum(amounts: readonly (Decimal | undefined)[]): Decimal {
  return amounts.reduce<Decimal>((total, amount) => add(total, amount ?? ZERO), ZERO)
}
