import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/w/:workspaceId', 'Dashboard'],
  ['/w/:workspaceId/invoices', '/invoices'],
  ['/w/:workspaceId/invoices/new', '/invoices/new'],
  ['/w/:workspaceId/invoices/:invoiceId', '/invoices/…'],
  ['/w/:workspaceId/setup/:step?', '/setup/…'],
  ['/invitation/:token', '/invitation/…'],
  ['/', '/'],
])('the route %s is shown as %s', (route, shown) => {
  expect(pageAddress(route)).toBe(shown)
})
