import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import type { PaperDesign } from '../documents/paper-data.ts'
import { canonical } from './canonical.ts'

/** How drafts and frozen documents lie in the database: their own formats, apart from the wire's, each with a number. */
export const DRAFT_FORMAT = 1
export const FROZEN_FORMAT = 1

export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft)
}

/** Throws for a format that this release does not know: a newer release wrote it. */
export function readDraft(stored: unknown, format: number): Draft {
  if (format !== DRAFT_FORMAT) throw new Error(`draft of unknown format ${format}`)
  // Written by writeDraft, after the contract had checked it.
  return stored as Draft
}

/** Everything an issued document said, and of whom. Amounts of the totals are text of minor units. */
export type Frozen = {
  readonly invoice: Invoice
  readonly totals: Totals
  readonly seller: PartyProfile
  readonly buyer: PartyProfile
  readonly bankAccount: BankAccount | null
  /** How it looked: a new logo or design later changes nothing that was issued. */
  readonly look: Look
}

export type Look = {
  readonly design: PaperDesign
  readonly accentColor: string
  readonly footer: string
  readonly logo: { readonly sha256: string; readonly type: string } | null
  readonly language: string
  readonly secondLanguage: string | null
  /** Seconds since 1970: the only time in the paper's bytes. */
  readonly created: number
}

/** The canonical text that is kept and hashed. */
export function writeFrozen(frozen: Frozen): string {
  return canonical({ format: FROZEN_FORMAT, ...frozen })
}

export function readFrozen(text: string, format: number): Frozen {
  if (format !== FROZEN_FORMAT) throw new Error(`issued document of unknown format ${format}`)
  // Written by writeFrozen; only the totals' amounts are of another type on paper.
  const frozen = JSON.parse(text) as Frozen
  return { ...frozen, totals: withAmounts(frozen.totals) }
}

function withAmounts(totals: Totals): Totals {
  const { taxInTaxCurrency: other } = totals
  return {
    currency: totals.currency,
    lines: totals.lines.map(line => ({
      net: BigInt(line.net),
      allowancesCharges: line.allowancesCharges.map(BigInt),
    })),
    allowancesCharges: totals.allowancesCharges.map(BigInt),
    lineNet: BigInt(totals.lineNet),
    allowances: BigInt(totals.allowances),
    charges: BigInt(totals.charges),
    net: BigInt(totals.net),
    vat: totals.vat.map(one => ({ ...one, taxable: BigInt(one.taxable), tax: BigInt(one.tax) })),
    tax: BigInt(totals.tax),
    ...(other
      ? { taxInTaxCurrency: { currency: other.currency, amount: BigInt(other.amount) } }
      : {}),
    gross: BigInt(totals.gross),
    prepaid: BigInt(totals.prepaid),
    rounding: BigInt(totals.rounding),
    payable: BigInt(totals.payable),
  }
}
