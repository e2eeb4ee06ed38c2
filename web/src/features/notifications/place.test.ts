import type { Notification } from '@bordereau/contract/notifications'
import { expect, test } from 'vitest'
import { placeOfNotification } from './place.ts'

const told = (about: Notification['about'], kind: Notification['kind'] = 'paid'): Notification => ({
  id: '1',
  kind,
  about,
  at: '2026-11-20T10:00:00Z',
  read: false,
})

test('a notification leads to what it speaks of, and never out of the application', () => {
  const place = (...given: Parameters<typeof told>) => placeOfNotification(told(...given), 'w')
  expect(place({ invoiceId: 'i', customerId: 'c' })).toBe('/w/w/invoices/i')
  expect(place({ customerId: 'c' })).toBe('/w/w/customers/c')
  expect(place({ mailId: 'm' }, 'bounced')).toBe('/w/w/mail/m')
  expect(place({}, 'joined')).toBe('/w/w/settings/team')
  expect(place({ invitation: '/invitation/a-b_c' }, 'invited')).toBe('/invitation/a-b_c')
  expect(place({ invitation: '//evil.example/invitation/a' }, 'invited')).toBe('/w/w')
})
