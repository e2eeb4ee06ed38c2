/** A page that visits begin with: its address as a pattern, its file in `pages/`, and what it asks the server at once. */
export type FirstPage = {
  readonly path: string
  readonly page: string
  /** Addresses exactly as the page requests them, with the names of the pattern. */
  readonly data: readonly string[]
}

const COMPANY = '/api/workspaces/:workspaceId'

/**
 * The pages of a company that are often opened from a bookmark, a mail or the sign-in. Their code and data are fetched
 * with the page and not one after another; for other pages that is a little later, not wrong.
 */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/w/:workspaceId',
    page: 'dashboard',
    data: [`${COMPANY}/dashboard`],
  },
  {
    path: '/w/:workspaceId/invoices',
    page: 'invoices',
    data: [`${COMPANY}/invoices?limit=50`, `${COMPANY}/invoices/counts`, `${COMPANY}/views`],
  },
  { path: '/w/:workspaceId/invoices/:invoiceId', page: 'invoice', data: [] },
  { path: '/w/:workspaceId/customers', page: 'customers', data: [] },
  { path: '/w/:workspaceId/items', page: 'items', data: [] },
  { path: '/w/:workspaceId/payments', page: 'payments', data: [] },
  { path: '/w/:workspaceId/recurring', page: 'recurring', data: [] },
  { path: '/w/:workspaceId/calendar', page: 'calendar', data: [] },
]
