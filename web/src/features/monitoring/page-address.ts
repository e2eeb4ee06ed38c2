import { t } from '#macros'

const COMPANY = '/w/:workspaceId'

/**
 * The address of a route as people read it: without the company that every page inside has, and with '…' for what differs
 * from visit to visit. '/w/:workspaceId/invoices/:invoiceId' is '/invoices/…'.
 */
export function pageAddress(route: string): string {
  if (route === COMPANY) return t({ context: 'in the navigation: short', message: 'Dashboard' })
  const inside = route.startsWith(`${COMPANY}/`) ? route.slice(COMPANY.length) : route
  return inside.replaceAll(/:\w+\??/g, '…')
}
