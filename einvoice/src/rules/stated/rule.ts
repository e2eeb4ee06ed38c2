import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Decimal, ZERO, add } from '@bordereau/domain/money/decimal'
import type { StatedTotals } from '../../format/stated.ts'
import type { Severity } from '../rule.ts'

export type Stating = { readonly invoice: Invoice; readonly stated: StatedTotals }

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

export function sum(amounts: readonly (Decimal | undefined)[]): Decimal {
  return amounts.reduce<Decimal>((total, amount) => add(total, amount ?? ZERO), ZERO)
}
