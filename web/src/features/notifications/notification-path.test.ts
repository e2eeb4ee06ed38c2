import type { Notification } from '@bordereau/contract/notifications'
import { expect, test } from 'vitest'
import { notificationPath } from './notification-path.ts'

const notificationAbout = (
  about: Notification['about'],
  kind: Notification['kind'] = 'paid',
): Notification => ({
  id: '1',
  kind,
  about,
  at: '2026-11-20T10:00:00Z',
  read: false,
})

test('a notification links to its subject, and never out of the application', () => {
  const pathOf = (...given: Parameters<typeof notificationAbout>) =>
    notificationPath(notificationAbout(...given), 'w')
  expect(pathOf({ invoiceId: 'i', customerId: 'c' })).toBe('/w/w/invoices/i')
  expect(pathOf({ quoteId: 'q', customerId: 'c' })).toBe('/w/w/quotes/q')
  expect(pathOf({ customerId: 'c' })).toBe('/w/w/customers/c')
  expect(pathOf({ recurringId: 'r', customerId: 'c' })).toBe('/w/w/recurring/r')
  expect(pathOf({ batchId: 'b' })).toBe('/w/w/invoices?batch=b')
  expect(pathOf({}, 'overdue')).toBe('/w/w/invoices?tab=overdue')
  expect(pathOf({})).toBe('/w/w')
  expect(pathOf({ mailId: 'm' }, 'bounced')).toBe('/w/w/mail/m')
  expect(pathOf({}, 'bank_access_ending')).toBe('/w/w/settings/bank-connections')
  expect(pathOf({}, 'bank_access_ended')).toBe('/w/w/settings/bank-connections')
  expect(pathOf({}, 'joined')).toBe('/w/w/settings/team')
  expect(pathOf({ invitation: '/invitation/a-b_c' }, 'invited')).toBe('/invitation/a-b_c')
  expect(pathOf({ invitation: '//evil.example/invitation/a' }, 'invited')).toBe('/w/w')
  expect(pathOf({ invitation: '/invitation/a/../../w/x' }, 'invited')).toBe('/w/w')
  expect(pathOf({ invitation: '/invitation/a' }, 'joined')).toBe('/w/w/settings/team')
  expect(pathOf({}, 'invited')).toBe('/w/w')
})
