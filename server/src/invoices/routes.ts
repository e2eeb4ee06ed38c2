import type { Route } from '../lib/route.ts'
import { composeMailRoute, previewMailRoute } from './sending/compose-mail.ts'
import { listDeliveryChannelsRoute } from './sending/list-channels.ts'
import { beginDepositRoute } from './drafts/begin-deposit.ts'
import { beginFinalRoute } from './drafts/begin-final.ts'
import { listFreeDepositsRoute } from './drafts/list-free-deposits.ts'
import { correctInvoiceRoute } from './drafts/correct-invoice.ts'
import { createDraftRoute } from './drafts/create-draft.ts'
import { creditInvoiceRoute } from './drafts/credit-invoice.ts'
import { deleteDraftRoute } from './drafts/delete-draft.ts'
import { duplicateInvoiceRoute } from './drafts/duplicate-invoice.ts'
import { exportInvoicesRoute } from './lists/export-invoices.ts'
import { getDistanceSalesRoute } from './lists/get-distance-sales.ts'
import { getTurnoverRoute } from './lists/get-turnover.ts'
import { getDocumentRoute } from './lists/get-document.ts'
import { getInvoiceRoute } from './lists/get-invoice.ts'
import { getCopyRoute } from './lists/get-copy.ts'
import { getPagesRoute } from './lists/get-pages.ts'
import { getSupplierNumberRoute } from './issuing/get-supplier-number.ts'
import { listSuppliersRoute } from './issuing/list-suppliers.ts'
import { putSupplierSeriesRoute } from './issuing/put-supplier-series.ts'
import { issueInvoiceRoute } from './sending/issue-invoice.ts'
import { countInvoicesRoute, listInvoicesRoute } from './lists/list-invoices.ts'
import { markSentRoute } from './sending/mark-sent.ts'
import { previewDraftRoute } from './issuing/preview-draft.ts'
import { renewPayLinkRoute } from './sending/renew-pay-link.ts'
import { restorePayLinkRoute } from './sending/restore-pay-link.ts'
import { revokePayLinkRoute } from './sending/revoke-pay-link.ts'
import { saveDraftRoute } from './drafts/save-draft.ts'
import { sendInvoiceRoute } from './sending/send-invoice.ts'
import { verifyJournalRoute } from './journal/verify-journal.ts'
import { zipDocumentsRoute } from './lists/zip-documents.ts'

export const invoiceRoutes: Route[] = [
  listInvoicesRoute,
  countInvoicesRoute,
  exportInvoicesRoute,
  zipDocumentsRoute,
  getInvoiceRoute,
  getPagesRoute,
  getCopyRoute,
  createDraftRoute,
  saveDraftRoute,
  deleteDraftRoute,
  duplicateInvoiceRoute,
  previewDraftRoute,
  issueInvoiceRoute,
  getSupplierNumberRoute,
  listSuppliersRoute,
  putSupplierSeriesRoute,
  creditInvoiceRoute,
  correctInvoiceRoute,
  beginDepositRoute,
  beginFinalRoute,
  listFreeDepositsRoute,
  composeMailRoute,
  previewMailRoute,
  listDeliveryChannelsRoute,
  sendInvoiceRoute,
  markSentRoute,
  renewPayLinkRoute,
  revokePayLinkRoute,
  restorePayLinkRoute,
  getDocumentRoute,
  getDistanceSalesRoute,
  getTurnoverRoute,
  verifyJournalRoute,
]
