import type { DocumentType } from '@bordereau/domain/document-kind'
import { t } from '#macros'

type Named = {
  readonly type: DocumentType
  /** An invoice that sets deposits off. */
  readonly isFinal?: boolean
}

/** What a document is called in the interface. */
export function documentName({ type, isFinal = false }: Named): string {
  return isFinal && type === 'invoice' ? t`Final invoice` : NAMES[type]()
}

/** What a draft of it is called. */
export function draftName({ type, isFinal = false }: Named): string {
  return isFinal && type === 'invoice' ? t`Draft final invoice` : DRAFT_NAMES[type]()
}

/** What the company records of the money of a self-billed document. */
export function payoutName(type: DocumentType): string {
  return type === 'self_billed_credit_note' ? t`Record what you got back` : t`Record what you paid`
}

const NAMES: Readonly<Record<DocumentType, () => string>> = {
  invoice: () => t`Invoice`,
  deposit: () => t`Deposit invoice`,
  credit_note: () => t`Credit note`,
  debit_note: () => t`Debit note`,
  corrected_invoice: () => t`Corrected invoice`,
  self_billed_invoice: () => t`Self-billed invoice`,
  self_billed_credit_note: () => t`Self-billed credit note`,
}

const DRAFT_NAMES: Readonly<Record<DocumentType, () => string>> = {
  invoice: () => t`Draft invoice`,
  deposit: () => t`Draft deposit invoice`,
  credit_note: () => t`Draft credit note`,
  debit_note: () => t`Draft debit note`,
  corrected_invoice: () => t`Draft corrected invoice`,
  self_billed_invoice: () => t`Draft self-billed invoice`,
  self_billed_credit_note: () => t`Draft self-billed credit note`,
}
