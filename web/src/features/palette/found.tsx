import { listCustomers } from '@bordereau/contract/customers'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { listInvoices } from '@bordereau/contract/invoices'
import { listItems } from '@bordereau/contract/items'
import { Amount } from '@bordereau/ui/money/amount'
import type { IconName } from '@bordereau/ui/icon/icon'
import type { PaletteItem } from '@bordereau/ui/palette/palette'
import { rank } from '@bordereau/ui/palette/rank'
import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import type { Refused } from '../../api.ts'
import { type Got, useGet } from '../../query.ts'
import { useWorkspace } from '../../session.tsx'
import { statusWords } from '../invoices/words.ts'
import type { Recent } from './recent.ts'

/** Something the server found; chosen, it is remembered. */
export type Hit = Omit<PaletteItem, 'onChoose'> & { readonly recent: Recent }

export type Found = {
  readonly customers: readonly Hit[]
  readonly invoices: readonly Hit[]
  readonly items: readonly Hit[]
  /** The answer to what is typed now is still to come. */
  readonly busy: boolean
  readonly refused: Refused | undefined
}

const PAUSE_MS = 150
const SHOWN = 5

/**
 * What the server finds for what is typed, once somebody pauses. Questions that were overtaken are cancelled, and an
 * answer is shown only to its own question: until it comes, what was found before stays as far as it still fits.
 */
export function useFound(typed: string): Found {
  const { workspaceId } = useWorkspace()
  const q = usePaused(typed)
  const query = { workspaceId, q, limit: SHOWN }
  const options = { enabled: q !== '', keep: true }
  const invoices = useGet(listInvoices, { ...query, sort: '-created' }, options)
  const customers = useGet(listCustomers, query, options)
  const items = useGet(listItems, query, options)
  const fitting = <Row,>(got: Got<{ rows: readonly Row[] }>, hit: (row: Row) => Hit) => {
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

function isFirst(got: Got<unknown>): boolean {
  return got.pending && got.refused === undefined
}

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : paused
}

type RowOf<E> = ResponseOf<E> extends { readonly rows: readonly (infer Row)[] } ? Row : never

function invoiceHit(row: RowOf<typeof listInvoices>): Hit {
  const label = row.number ?? t`Draft`
  const help = [row.customerName, statusWords(row.status, row.kind).label].join(' · ')
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

/** The picture of each kind of thing. */
export const ICONS: Readonly<Record<Exclude<Recent['kind'], 'command'>, IconName>> = {
  invoice: 'file-invoice',
  customer: 'user',
  item: 'package',
}
