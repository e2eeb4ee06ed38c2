import type { OfferedTax } from '@bordereau/domain/country/country'
import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { type TaxContext, supplyDay } from '@bordereau/domain/invoice/line-tax'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { useEditorContext } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { useDraft, useEditor, useIsQuote } from './store.ts'
import { useTaxesInForce } from './taxes-in-force.ts'

/** What each line shows of the document. */
export type SharedByLines = {
  readonly currency: string
  /** Of the document. */
  readonly language: string
  readonly isQuote: boolean
  readonly taxes: readonly OfferedTax[]
  /** What the taxes of the lines depend on beside the line itself. */
  readonly taxContext: TaxContext
}

const Shared = createContext<SharedByLines | undefined>(undefined)

/** Follows the draft once for all lines: a subscription of each of 100 lines would be asked after each key. */
export function SharedByLinesProvider({ children }: { readonly children: ReactNode }) {
  const currency = useDraft('currency')
  const language = useDraft('language')
  const isQuote = useIsQuote()
  const taxes = useTaxesInForce()
  const taxContext = useTaxContextOfDraft(language)
  const value = useMemo(
    () => ({ currency, language, isQuote, taxes, taxContext }),
    [currency, language, isQuote, taxes, taxContext],
  )
  return <Shared value={value}>{children}</Shared>
}

function useTaxContextOfDraft(language: string): TaxContext {
  const { company, today } = useEditorContext()
  const { buyer } = useParties()
  const delivery = useDraft('deliveryAddress')
  const day = useEditor(({ draft }) => supplyDay(draft, today))
  return useMemo(
    () => ({ seller: taxSellerOf(company.profile, company), buyer, delivery, language, day }),
    [company, buyer, delivery, language, day],
  )
}

export function useSharedByLines(): SharedByLines {
  const shared = useContext(Shared)
  if (!shared) throw new Error('the provider of what lines share is missing')
  return shared
}
