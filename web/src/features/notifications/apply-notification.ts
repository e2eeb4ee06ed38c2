import { listBankConnections } from '@bordereau/contract/bank-connections'
import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { getDashboard } from '@bordereau/contract/dashboard'
import type { Endpoint } from '@bordereau/contract/endpoint'
import { countInvoices, getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { getMail, listMail } from '@bordereau/contract/mail'
import { getBatch, listRunningBatches } from '@bordereau/contract/batches'
import { listMembers } from '@bordereau/contract/company'
import {
  type NotificationKind,
  listNotifications,
  notification,
} from '@bordereau/contract/notifications'
import { countQuotes, getQuote, listQuotes } from '@bordereau/contract/quotes'
import { listPayments } from '@bordereau/contract/payments'
import { getRecurring, listRecurring, listRuns } from '@bordereau/contract/recurring'
import { toasts } from '@bordereau/ui/toast/toast'
import { i18n } from '@lingui/core'
import { keyOf, queryClient, invalidate } from '../../data/query.ts'
import { notificationTexts } from './texts.ts'

/**
 * Marks the queries as outdated that the notified event has changed, and announces a payment at once. `content`: as the stream
 * has it; one that cannot be read, of another release, changes only the list.
 */
export function applyNotification(workspaceId: string, content: unknown): void {
  const read = notification.safeParse(content)
  if (!read.success) return invalidate([listNotifications])
  const { kind, about } = read.data
  const { invoiceId } = about
  invalidate([listNotifications, ...INVALIDATED_BY[kind]])
  // Of this document only: another one may be edited right now.
  if (invoiceId !== undefined) {
    void queryClient.invalidateQueries({ queryKey: keyOf(getInvoice, { workspaceId, invoiceId }) })
  }
  if (kind === 'paid' && document.visibilityState === 'visible') {
    toasts.success(notificationTexts(read.data, i18n.locale).title)
  }
}

const DOCUMENT_QUERIES = [listInvoices, countInvoices, getDashboard, listCustomers, getCustomer]
const RECURRING_QUERIES = [...DOCUMENT_QUERIES, listRecurring, getRecurring, listRuns]
const QUOTE_QUERIES = [listQuotes, countQuotes, getQuote]
const MAIL_QUERIES = [listMail, getMail, listInvoices]

/** Queries that are outdated after this event. */
const INVALIDATED_BY: Readonly<Record<NotificationKind, readonly Endpoint[]>> = {
  viewed: DOCUMENT_QUERIES,
  overdue: DOCUMENT_QUERIES,
  paid: [...DOCUMENT_QUERIES, listPayments],
  disputed: [...DOCUMENT_QUERIES, listPayments],
  provider_unread: [],
  collection_failed: DOCUMENT_QUERIES,
  mandate_ended: [getCustomer],
  refund_failed: [...DOCUMENT_QUERIES, listPayments],
  bounced: MAIL_QUERIES,
  failed: MAIL_QUERIES,
  joined: [listMembers],
  invited: [],
  recurring_drafted: RECURRING_QUERIES,
  recurring_failed: RECURRING_QUERIES,
  batch_finished: [...DOCUMENT_QUERIES, listPayments, listMail, getBatch, listRunningBatches],
  bank_access_ending: [listBankConnections],
  bank_access_ended: [listBankConnections],
  files_damaged: [verifyJournal],
  quote_accepted: QUOTE_QUERIES,
  quote_declined: QUOTE_QUERIES,
  quote_expired: QUOTE_QUERIES,
}
