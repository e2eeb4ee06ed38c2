import type { QuoteState } from '@bordereau/domain/quote/status'
import type { AccompanyingKind } from '@bordereau/domain/accompanying-document'
import type { Default, DefaultJson, Json } from './column.ts'

/** Quotes, the versions that were sent of them, and their timelines; what accompanies a quote or an invoice. */
export interface QuoteTables {
  quote: QuoteTable
  quote_revision: QuoteRevisionTable
  quote_event: QuoteEventTable
  accompanying_document: AccompanyingDocumentTable
}

interface QuoteTable {
  workspace_id: string
  id: string
  state: Default<QuoteState>
  series_id: string | null
  period: string | null
  number: string | null
  revision: Default<number>
  is_revising: Default<boolean>
  draft: Json
  draft_format: number
  customer_id: string | null
  customer_name: string
  customer_country: string
  currency: string
  net_minor: bigint
  gross_minor: bigint
  valid_until: string | null
  sent_at: Date | null
  viewed_at: Date | null
  answered_at: Date | null
  expired_at: Date | null
  version: Default<number>
  created_by: string | null
  created_at: Date
  updated_at: Date
}

interface QuoteRevisionTable {
  workspace_id: string
  id: string
  quote_id: string
  revision: number
  frozen: string
  frozen_format: number
  content_sha256: Uint8Array
  pdf_sha256: Uint8Array
  signed_pdf_sha256: Uint8Array | null
  gross_minor: bigint
  valid_until: string
  sent_at: Date
  sent_by: string | null
  answer: 'accepted' | 'declined' | null
  answered_at: Date | null
  signer_name: Default<string>
  reason: Default<string>
  signature: Default<string>
  ip: Default<string>
  user_agent: Default<string>
  chosen_ids: Default<string[]>
}

interface QuoteEventTable {
  workspace_id: string
  id: string
  quote_id: string
  at: Date
  kind: string
  person_id: string | null
  detail: DefaultJson
}

interface AccompanyingDocumentTable {
  workspace_id: string
  id: string
  kind: AccompanyingKind
  quote_id: string | null
  invoice_id: string | null
  customer_id: string
  number: string
  language: string
  file_name: string
  sha256: Uint8Array
  created_by: string | null
  created_at: Date
  mail_id: string | null
}
