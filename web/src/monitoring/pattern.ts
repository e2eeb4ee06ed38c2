import { scrubPath } from '@bordereau/contract/scrub'
import { routesAt } from '../navigation/preload.ts'

/**
 * 'https://…/w/0197…/invoices/0198…?tab=paid' → '/w/:workspaceId/invoices/:invoiceId', as the router writes it; an
 * address that matches no route is scrubbed.
 */
export function patternOf(address: string): string {
  const { pathname } = new URL(address === '' ? '/' : address, window.location.origin)
  const routes = routesAt(pathname)
  if (!routes) return scrubPath(pathname)
  const parts = routes.flatMap(({ path = '' }) => path.split('/'))
  return `/${parts.filter(part => part !== '').join('/')}`.replaceAll('?', '')
}
