import type { bankAccount, company } from '@bordereau/contract/company'
import type { invoice } from '@bordereau/contract/invoices'
import type { OfferedTax } from '@bordereau/domain/country/country'
import type { LocalDate } from '@bordereau/domain/date'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import type { Formats } from '../invoices/formats.ts'

export type Company = z.infer<typeof company>
export type Account = z.infer<typeof bankAccount>
export type InvoiceView = z.infer<typeof invoice>

/** What lies on the desk beside the draft: it does not change while one writes. */
export type Desk = {
  readonly workspaceId: string
  readonly invoiceId: string
  readonly company: Company
  readonly accounts: readonly Account[]
  readonly today: LocalDate
  /** The taxes a seller of the company's country may put on a line that day. */
  readonly taxes: readonly OfferedTax[]
  readonly formats: Formats
  readonly view: ViewStore
}

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('a part of the editor stands outside of it')
  return desk
}

/** Which optional parts of the paper are shown, by name: 'line.<id>' for a line's details, a field's name for a fact. */
export type ViewStore = {
  readonly shows: (part: string) => boolean
  readonly show: (part: string, shown?: boolean) => void
  readonly subscribe: (wake: () => void) => () => void
}

export function createViewStore(): ViewStore {
  let shown: ReadonlySet<string> = new Set()
  const wakers = new Set<() => void>()
  return {
    shows: part => shown.has(part),
    show(part, on = true) {
      if (shown.has(part) === on) return
      const next = new Set(shown)
      if (on) next.add(part)
      else next.delete(part)
      shown = next
      for (const wake of wakers) wake()
    },
    subscribe(wake) {
      wakers.add(wake)
      return () => wakers.delete(wake)
    },
  }
}

export function useShown(part: string): boolean {
  const { view } = useDesk()
  return useSyncExternalStore(view.subscribe, () => view.shows(part))
}
