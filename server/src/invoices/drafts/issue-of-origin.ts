import { beginFinal, correctInvoice } from '@bordereau/contract/corrections'
import { creditInvoice } from '@bordereau/contract/invoices'
import { DOCUMENT_TYPE_RULES } from '@bordereau/domain/document-kind'
import type { Draft } from '@bordereau/domain/invoice/draft'

const OF_A_CORRECTION = `Begin a correction at the document that it corrects: POST ${creditInvoice.path} or ${correctInvoice.path}`
const OF_A_FINAL_INVOICE = `Begin a final invoice at its deposit: POST ${beginFinal.path}`

/** What only another document can begin. Without it the draft would be an ordinary invoice, and charge what is to be credited. */
export function issueOfOrigin({ kind, type, corrects, deposits = [] }: Draft) {
  if (kind !== 'invoice') return { path: 'draft.kind', message: OF_A_CORRECTION }
  if (type && DOCUMENT_TYPE_RULES[type].corrects)
    return { path: 'draft.type', message: OF_A_CORRECTION }
  if (corrects) return { path: 'draft.corrects', message: OF_A_CORRECTION }
  return deposits.length > 0 ? { path: 'draft.deposits', message: OF_A_FINAL_INVOICE } : undefined
}
