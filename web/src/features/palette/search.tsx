import { listCustomers } from '@bordereau/contract/customers'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { listInvoices } from '@bordereau/contract/invoices'
import { listItems } from '@bordereau/contract/items'
import { Amount } from '@bordereau/ui/money/amount'
import type { IconName } from '@bordereau/ui/icon/icon'
import type { PaletteItem } from '@bordereau/ui/palette/palette'
import { rank } from '@bordereau/ui/palette/rank'
import { t } from '#macros'
import { useEffect, useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { type QueryResult, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { statusLabel } from '../document/labels.ts'
import type { Recent } from './recent.ts'

/** A search hit of the server; it is remembered when chosen. */
export type Hit = Omit<PaletteItem, 'onChoose'> & { readonly recent: Recent }

export type SearchResult = {
  readonly customers: readonly Hit[]
  readonly invoices: readonly Hit[]
  readonly items: readonly Hit[]
  /** The response for the typed text is still pending. */
  readonly busy: boolean
  readonly refused: Refused | undefined
}

const DEBOUNCE_MS = 150
const SHOWN = 5

/**
 * The server's hits for the typed text, after a pause in typing. Overtaken requests are cancelled, and a response is
 * shown only for its own text: until it arrives, the former hits stay as far as they still match.
 */
export function useSearch(typed: string): SearchResult {
  const { workspaceId } = useWorkspace()
  const q = useDebounced(typed)
  const query = { workspaceId, q, limit: SHOWN }
  const options = { enabled: q !== '', keep: true }
  const invoices = useQuery(listInvoices, { ...query, sort: '-created' }, options)
  const customers = useQuery(listCustomers, query, options)
  const items = useQuery(listItems, query, options)
  const fitting = <Row,>(got: QueryResult<{ rows: readonly Row[] }>, hit: (row: Row) => Hit) => {
    if (typed === '') return []
    const hits = (got.data?.rows ?? []).map(hit)
    return q === typed && !got.refreshing ? hits : rank(typed, hits)
  }
  const asked = [invoices, customers, items]
  return {
    invoices: fitting(invoices, invoiceHit),
    customers: fitting(customers, customerHit),
    items: fitting(items, itemHit),
    busy: typed !== '' && (q !== typed || asked.some(got => got.refreshing || isFirst(got))),
    refused: typed === '' ? undefined : asked.find(got => got.refused)?.refused,
  }
}

function isFirst(got: QueryResult<unknown>): boolean {
  return got.pending && got.refused === undefined
}

function useDebounced(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : paused
}

type RowOf<E> = ResponseOf<E> extends { readonly rows: readonly (infer Row)[] } ? Row : never

function invoiceHit(row: RowOf<typeof listInvoices>): Hit {
  const label = row.number ?? t`Draft`
  const help = [row.customerName, statusLabel(row.status, row.type).label].join(' · ')
  return {
    ...shown('invoice', row.id, label, help),
    end: <Amount value={row.payable} currency={row.currency} />,
  }
}

function customerHit(row: RowOf<typeof listCustomers>): Hit {
  return shown('customer', row.id, row.name, [row.city, row.email].filter(Boolean).join(' · '))
}

function itemHit(row: RowOf<typeof listItems>): Hit {
  return shown('item', row.id, row.name, row.code)
}

function shown(
  kind: Exclude<Recent['kind'], 'command'>,
  id: string,
  label: string,
  help: string,
): Hit {
  const key = `${kind}:${id}`
  return {
    key,
    label,
    help,
    icon: ICONS[kind],
    recent: { key, kind, label, help, path: `/${kind}s/${id}` },
  }
}

/** The icon of each kind of hit. */
export const ICONS: Readonly<Record<Exclude<Recent['kind'], 'command'>, IconName>> = {
  invoice: 'file-invoice',
  customer: 'user',
  item: 'package',
}
