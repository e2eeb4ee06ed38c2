// @vitest-environment happy-dom
import { listCustomers } from '@bordereau/contract/customers'
import { getInvoice } from '@bordereau/contract/invoices'
import { listMembers } from '@bordereau/contract/company'
import { type Notification, listNotifications } from '@bordereau/contract/notifications'
import { listPayments } from '@bordereau/contract/payments'
import { toasts } from '@bordereau/ui/toast/toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf, queryClient } from '../../data/query.ts'
import { INVOICE_ID, MAIL_ID, WORKSPACE_ID } from '../../testing/samples.ts'
import { applyNotification } from './apply-notification.ts'

const notified = (kind: Notification['kind'], about: Notification['about'] = {}): Notification => ({
  id: MAIL_ID,
  kind,
  about,
  at: '2026-11-20T10:00:00Z',
  read: false,
})
const QUERY = { workspaceId: WORKSPACE_ID }
const KEYS = {
  notifications: keyOf(listNotifications, QUERY),
  customers: keyOf(listCustomers, QUERY),
  payments: keyOf(listPayments, QUERY),
  members: keyOf(listMembers, QUERY),
  invoice: keyOf(getInvoice, { ...QUERY, invoiceId: INVOICE_ID }),
  other: keyOf(getInvoice, { ...QUERY, invoiceId: MAIL_ID }),
}

beforeEach(() => {
  queryClient.clear()
  for (const key of Object.values(KEYS)) queryClient.setQueryData(key, {})
  vi.spyOn(toasts, 'success').mockReturnValue(1)
})

const outdated = () =>
  Object.entries(KEYS).flatMap(([name, key]) =>
    queryClient.getQueryState(key)?.isInvalidated === true ? [name] : [],
  )

test('a payment is announced, and what it changes is read again: of documents only its own', () => {
  const about = { invoiceId: INVOICE_ID, invoiceNumber: 'F-7', customerName: 'Lotus' }
  applyNotification(WORKSPACE_ID, notified('paid', about))
  expect(outdated()).toEqual(['notifications', 'customers', 'payments', 'invoice'])
  expect(toasts.success).toHaveBeenCalledOnce()
})

test('a new member changes the list of members alone, without an announcement', () => {
  applyNotification(WORKSPACE_ID, notified('joined'))
  expect(outdated()).toEqual(['notifications', 'members'])
  expect(toasts.success).not.toHaveBeenCalled()
})

test.each([{}, undefined, { ...notified('paid'), kind: 'of a later release' }])(
  'what cannot be read changes the list alone: %o',
  content => {
    applyNotification(WORKSPACE_ID, content)
    expect(outdated()).toEqual(['notifications'])
    expect(toasts.success).not.toHaveBeenCalled()
  },
)

test('nothing is announced in a tab that is not looked at', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  applyNotification(WORKSPACE_ID, notified('paid', { invoiceId: INVOICE_ID }))
  expect(outdated()).toContain('invoice')
  expect(toasts.success).not.toHaveBeenCalled()
})
