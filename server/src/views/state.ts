import { listCustomers } from '@bordereau/contract/customers'
import { listInvoices } from '@bordereau/contract/invoices'
import { listItems } from '@bordereau/contract/items'
import { listPayments } from '@bordereau/contract/payments'
import { VIEW_WORDS, type ViewList } from '@bordereau/contract/views'
import * as z from 'zod/mini'

/**
 * The state of a list as it is kept: its words in the order of the alphabet. Undefined where the list would not
 * understand one: it knows no such word, has it twice, or cannot be asked for its value.
 */
export function stateOf(list: ViewList, text: string): string | undefined {
  const words = [...new URLSearchParams(text)].filter(
    ([name, value]) => value !== '' || name === HIDDEN,
  )
  const known: readonly string[] = VIEW_WORDS[list]
  const names = new Set(words.map(([name]) => name))
  if (names.size !== words.length || words.some(([name]) => !known.includes(name))) return undefined
  const asked = words.flatMap(([name, value]) =>
    name === HIDDEN ? [] : [[name.replace(/_date$/, ''), value] as const],
  )
  const query = { workspaceId: ANY, ...Object.fromEntries(asked) }
  if (!z.safeParse(QUERIES[list], query).success) return undefined
  if (!isColumns(new Map(words).get(HIDDEN) ?? '')) return undefined
  const sorted = words.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(sorted).toString()
}

/** The hidden columns of a list; an empty value says that all are shown. */
const HIDDEN = 'hide'
const ANY = '00000000-0000-0000-0000-000000000000'

const QUERIES = {
  invoices: listInvoices.query,
  customers: listCustomers.query,
  items: listItems.query,
  payments: listPayments.query,
} as const

function isColumns(value: string): boolean {
  return value === '' || /^[a-zA-Z]{1,30}(,[a-zA-Z]{1,30}){0,20}$/.test(value)
}
