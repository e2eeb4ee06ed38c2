import type { Endpoint } from '@bordereau/contract/endpoint'
import * as z from 'zod/mini'
import { BODIES } from './testing-row-level-security.ts'

/** A valid body; throws for an endpoint without one. */
export function bodyFor(
  endpoint: Endpoint,
  customerId: string,
): Record<string, unknown> | undefined {
  if (endpoint.request === null) return undefined
  const bodies: Record<string, unknown> = BODIES(customerId)
  const body = bodies[endpoint.name]
  if (body === undefined)
    throw new Error(`testing-row-level-security.ts has no body for ${endpoint.name}: add one`)
  return body as Record<string, unknown>
}

/** An endpoint's query with a company's ids; enum parameters get fixed values. */
export function queryFor(endpoint: Endpoint, ids: Record<string, string>): Record<string, string> {
  const extra = {
    kind: endpoint.name === 'composeMail' ? 'invoice' : 'pdf',
    format: 'csv',
    from: '2026-11-01',
    to: '2026-12-31',
    currency: 'EUR',
    chargeable: '2026-11-20',
    number: 'DE1',
    // Existing notifications only, because following the stream would never end.
    since: '0',
    follow: 'no',
    fileName: 'statement',
    provider: 'stripe',
    feed: 'gocardless',
    country: 'FR',
    copy: 'supplier_services',
    period: '2026',
    file: endpoint.name === 'importBankStatement' ? '0' : 'csv',
    taxFile: 'gstr1',
    box: '0',
    list: 'fr_des',
    name: 'intruder.png',
    sha256: '0'.repeat(64),
    type: 'self_billed_invoice',
    day: '2026-11-20',
    by: endpoint.name.includes('Payments') ? 'method' : 'customer',
  }
  const known = {
    ...extra,
    ...ids,
    ...(endpoint.name.includes('Draft') ? { invoiceId: ids['draftId'] ?? '' } : {}),
  }
  const shape = endpoint.query instanceof z.ZodMiniObject ? Object.keys(endpoint.query.shape) : []
  const optional = new Set(
    ['customerId', 'quoteId', 'currency', 'ids', 'type'].filter(
      name =>
        !endpoint.path.includes(`:${name}`) &&
        !['getTaxRate', 'getSupplierNumber', 'getCustomerStatementPdf'].includes(endpoint.name),
    ),
  )
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => shape.includes(name) && !optional.has(name)),
  )
}
