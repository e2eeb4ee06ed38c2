import { listCustomers } from '@bordereau/contract/customers'
import { listInvoices } from '@bordereau/contract/invoices'
import { listItems } from '@bordereau/contract/items'
import { listPayments } from '@bordereau/contract/payments'
import { VIEW_PARAMETERS, type ViewList } from '@bordereau/contract/views'
import * as z from 'zod/mini'

/**
 * Normalises the URL parameters of a list: sorted by name, empty ones removed. Undefined for an unknown or repeated
 * parameter, or a value that the list's query refuses.
 */
export function stateOf(list: ViewList, text: string): string | undefined {
  const parameters = [...new URLSearchParams(text)].filter(
    ([name, value]) => value !== '' || name === HIDDEN,
  )
  const known: readonly string[] = VIEW_PARAMETERS[list]
  const names = new Set(parameters.map(([name]) => name))
  if (names.size !== parameters.length || parameters.some(([name]) => !known.includes(name)))
    return undefined
  const filters = parameters.flatMap(([name, value]) =>
    name === HIDDEN ? [] : [[name.replace(/_date$/, ''), value] as const],
  )
  const query = { workspaceId: PLACEHOLDER_ID, ...Object.fromEntries(filters) }
  if (!z.safeParse(QUERIES[list], query).success) return undefined
  if (!isColumns(new Map(parameters).get(HIDDEN) ?? '')) return undefined
  const sorted = parameters.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(sorted).toString()
}

/** The parameter with the hidden columns; an empty value means that all are shown. */
const HIDDEN = 'hide'
const PLACEHOLDER_ID = '00000000-0000-0000-0000-000000000000'

const QUERIES = {
  invoices: listInvoices.query,
  customers: listCustomers.query,
  items: listItems.query,
  payments: listPayments.query,
} as const

function isColumns(value: string): boolean {
  return value === '' || /^[a-zA-Z]{1,30}(,[a-zA-Z]{1,30}){0,20}$/.test(value)
}
