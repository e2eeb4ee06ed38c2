import type { BankAccount, Company } from '@bordereau/contract/company'
import type { OfferedTax } from '@bordereau/domain/country/country'
import type { LocalDate } from '@bordereau/domain/date'
import { useSelected } from '@bordereau/ui/selected'
import { type ReadableStore, createStore } from '@bordereau/ui/store'
import { createContext, useContext } from 'react'
import type { DraftAccess } from './draft-access.ts'
import type { Formats } from '../../format/formats.ts'

/** What the parts of the editor need besides the draft; it does not change while the draft is edited. */
export type EditorContext = {
  readonly workspaceId: string
  /** Of the invoice or quote that is edited. */
  readonly invoiceId: string
  readonly access: DraftAccess
  /** The seller: the company, or as such the supplier of a self-billed document. */
  readonly company: Company
  /** The company itself. */
  readonly own: Company
  readonly accounts: readonly BankAccount[]
  readonly today: LocalDate
  /** The taxes that the seller may charge, in force or not; useTaxesInForce() has those of the day of supply. */
  readonly taxes: readonly OfferedTax[]
  readonly formats: Formats
  readonly view: ViewStore
}

const editorContext = createContext<EditorContext | undefined>(undefined)
export const EditorContextProvider = editorContext.Provider

export function useEditorContext(): EditorContext {
  const context = useContext(editorContext)
  if (!context) throw new Error('the editor’s context provider is missing')
  return context
}

/** Which optional parts of the canvas are shown, by name: 'line.<id>' for a line's details, else a field's name. */
export type ViewStore = ReadableStore<ReadonlySet<string>> & {
  readonly show: (part: string, shown?: boolean) => void
}

export function createViewStore(): ViewStore {
  const { read, set, subscribe } = createStore<ReadonlySet<string>>(new Set())
  return {
    read,
    subscribe,
    show(part, on = true) {
      if (read().has(part) === on) return
      const next = new Set(read())
      if (on) next.add(part)
      else next.delete(part)
      set(next)
    },
  }
}

export function useShown(part: string): boolean {
  const { view } = useEditorContext()
  return useSelected(view, shown => shown.has(part))
}
