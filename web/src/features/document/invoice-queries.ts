import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { getDashboard } from '@bordereau/contract/dashboard'
import { countInvoices, getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { listMail } from '@bordereau/contract/mail'
import { countQuotes, getQuote, listQuotes } from '@bordereau/contract/quotes'

/** Queries whose cached responses are stale after a change to a document. */
export const DOCUMENT_QUERIES = [
  listInvoices,
  countInvoices,
  getInvoice,
  getDashboard,
  listCustomers,
  getCustomer,
  // They show what was made of them.
  listQuotes,
  countQuotes,
  getQuote,
]
export const MAIL_QUERIES = [...DOCUMENT_QUERIES, listMail]
