import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { getDashboard } from '@bordereau/contract/dashboard'
import type { Endpoint } from '@bordereau/contract/endpoint'
import { countInvoices, getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { getMail, listMail } from '@bordereau/contract/mail'
import { listMembers } from '@bordereau/contract/company'
import {
  type Notification,
  type NotificationKind,
  countUnread,
  listNotifications,
} from '@bordereau/contract/notifications'
import { listPayments } from '@bordereau/contract/payments'
import { getRecurring, listRecurring, listRuns } from '@bordereau/contract/recurring'
import { toasts } from '@bordereau/ui/toast/toast'
import { i18n } from '@lingui/core'
import { keyOf, queryClient, touch } from '../../query.ts'
import { type Heard, type Stop, followNotifications } from './live.ts'
import { keepUnread } from './use-live.ts'
import { wordsOfNotification } from './words.ts'

/** Brings what the stream tells into the answers that pages keep. */
export function goLive(personId: string, workspaceId: string): Stop {
  return followNotifications(personId, workspaceId, heard => take(workspaceId, heard))
}

function take(workspaceId: string, heard: Heard): void {
  switch (heard.kind) {
    case 'silence':
      // Asked like anything else, so that a session that has ended is noticed.
      return touch([countUnread])
    case 'unread':
      return keepUnread(workspaceId, heard.unread)
    case 'begin':
      keepUnread(workspaceId, heard.unread)
      return touch([listNotifications])
    case 'notification':
      return tell(workspaceId, heard.notification)
  }
}

function tell(workspaceId: string, told: Notification): void {
  const { invoiceId } = told.about
  touch([listNotifications, ...TOUCHED[told.kind]])
  // Of this document alone: another one may be under somebody's pen.
  if (invoiceId !== undefined) {
    void queryClient.invalidateQueries({ queryKey: keyOf(getInvoice, { workspaceId, invoiceId }) })
  }
  if (told.kind === 'paid' && document.visibilityState === 'visible') {
    toasts.success(wordsOfNotification(told, i18n.locale).title)
  }
}

const OF_DOCUMENT = [listInvoices, countInvoices, getDashboard, listCustomers, getCustomer]
const OF_RECURRING = [...OF_DOCUMENT, listRecurring, getRecurring, listRuns]
const OF_MAIL = [listMail, getMail, listInvoices]

/** Answers that are no longer true once this has happened. */
const TOUCHED: Readonly<Record<NotificationKind, readonly Endpoint[]>> = {
  viewed: OF_DOCUMENT,
  overdue: OF_DOCUMENT,
  paid: [...OF_DOCUMENT, listPayments],
  bounced: OF_MAIL,
  failed: OF_MAIL,
  joined: [listMembers],
  invited: [],
  recurring_drafted: OF_RECURRING,
  recurring_failed: OF_RECURRING,
}
