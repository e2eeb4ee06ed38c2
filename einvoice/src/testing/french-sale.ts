import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { check } from '../rules/check.ts'
import { FRANCE } from '../rules/france/france.ts'
import { GOLDEN } from './golden-invoices.ts'

/** A sale between businesses in France that breaks no rule. */
export function frenchSale(change: Partial<Invoice> = {}): Invoice {
  const found = GOLDEN.find(({ name }) => name === 'fr-fr-services')
  if (!found) throw new Error('no French invoice')
  return { ...found.invoice, ...change }
}

/** The French rules that it breaks: code and path. */
export function frenchFindings(invoice: Invoice): string[] {
  return check(invoice, totalsOf(invoice), FRANCE).map(({ code, path }) => `${code} ${path}`)
}
