import type { Route } from '../lib/route.ts'
import { createDraftRoute } from './create-draft.ts'
import { creditInvoiceRoute } from './credit-invoice.ts'
import { deleteDraftRoute } from './delete-draft.ts'
import { duplicateInvoiceRoute } from './duplicate-invoice.ts'
import { exportInvoicesRoute } from './export-invoices.ts'
import { getDocumentRoute } from './get-document.ts'
import { getInvoiceRoute } from './get-invoice.ts'
import { getPagesRoute } from './get-pages.ts'
import { issueInvoiceRoute } from './issue-invoice.ts'
import { countInvoicesRoute, listInvoicesRoute } from './list-invoices.ts'
import { markSentRoute } from './mark-sent.ts'
import { previewDraftRoute } from './preview-draft.ts'
import { renewPayLinkRoute } from './renew-pay-link.ts'
import { revokePayLinkRoute } from './revoke-pay-link.ts'
import { saveDraftRoute } from './save-draft.ts'
import { composeMailRoute, sendInvoiceRoute } from './send-invoice.ts'
import { verifyJournalRoute } from './verify-journal.ts'
import { zipDocumentsRoute } from './zip-documents.ts'

export const invoiceRoutes: Route[] = [
  listInvoicesRoute,
  countInvoicesRoute,
  exportInvoicesRoute,
  zipDocumentsRoute,
  getInvoiceRoute,
  getPagesRoute,
  createDraftRoute,
  saveDraftRoute,
  deleteDraftRoute,
  duplicateInvoiceRoute,
  previewDraftRoute,
  issueInvoiceRoute,
  creditInvoiceRoute,
  composeMailRoute,
  sendInvoiceRoute,
  markSentRoute,
  renewPayLinkRoute,
  revokePayLinkRoute,
  getDocumentRoute,
  verifyJournalRoute,
]
