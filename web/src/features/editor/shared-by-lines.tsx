import type { OfferedTax } from '@bordereau/domain/country/country'
import { type TaxContext, supplyDay } from '@bordereau/domain/invoice/line-tax'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { type ReactNode, createContext, useContext, useMemo } from 'react'
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
  /** What the tax of each line depends on besides the line. */
  readonly sale: TaxContext
}

const Shared = createContext<SharedByLines | undefined>(undefined)

/** Follows the draft once for all lines: a subscription of each of 100 lines would be asked after each key. */
export function SharedByLinesProvider({ children }: { readonly children: ReactNode }) {
  const currency = useDraft('currency')
  const language = useDraft('language')
  const isQuote = useIsQuote()
  const taxes = useTaxesInForce()
  const sale = useSale()
  const value = useMemo(
    () => ({ currency, language, isQuote, taxes, sale }),
    [currency, language, isQuote, taxes, sale],
  )
  return <Shared value={value}>{children}</Shared>
}

function useSale(): TaxContext {
  const { company, today } = useEditorContext()
  const { buyer } = useParties()
  const delivery = useDraft('deliveryAddress')
  const language = useDraft('language')
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
