import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { getDashboard } from '@bordereau/contract/dashboard'
import { countInvoices, getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { listMail } from '@bordereau/contract/mail'
import { listPayments } from '@bordereau/contract/payments'

/** Answers that are no longer true after something happened to a document. */
export const AFTER_DOCUMENT = [
  listInvoices,
  countInvoices,
  getInvoice,
  getDashboard,
  listCustomers,
  getCustomer,
]
export const AFTER_MAIL = [...AFTER_DOCUMENT, listMail]
export const AFTER_PAYMENT = [...AFTER_DOCUMENT, listPayments]
