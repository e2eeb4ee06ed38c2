import type { Draft } from '@bordereau/domain/invoice/draft'
import { openOf } from '@bordereau/domain/payment/status'
import type { DraftRow } from '../invoices/document/store.ts'
import type { Checked } from '../invoices/issuing/check-draft.ts'
import type { IssueRow } from '../invoices/issuing/issue-store.ts'

/** An issued document of the sample with what later events change. Amounts are in minor units of its currency. */
export type SampleDocument = {
  readonly id: string
  readonly draft: Draft
  readonly row: DraftRow
  readonly checked: Checked
  readonly issue: IssueRow
  settled: bigint
  credited: bigint
  sentAt: Date | null
  viewedAt: Date | null
  remindedAt: Date | null
  updatedAt: Date
}

/** The key of the credit note for the sample invoice with this key. */
export function creditNoteOf(key: string): string {
  return `${key} credited`
}

export function openAmountOf({ issue, settled }: SampleDocument): bigint {
  return openOf({ payable: issue.totals.payable, settled })
}
