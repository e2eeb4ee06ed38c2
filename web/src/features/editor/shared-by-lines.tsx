import type { OfferedTax } from '@bordereau/domain/country/country'
import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { useDraft, useIsQuote } from './store.ts'
import { useTaxesInForce } from './taxes-in-force.ts'

/** What each line shows of the document. */
export type SharedByLines = {
  readonly currency: string
  /** Of the document. */
  readonly language: string
  readonly isQuote: boolean
  readonly taxes: readonly OfferedTax[]
}

const Shared = createContext<SharedByLines | undefined>(undefined)

/** Follows the draft once for all lines: a subscription of each of 100 lines would be asked after each key. */
export function SharedByLinesProvider({ children }: { readonly children: ReactNode }) {
  const currency = useDraft('currency')
  const language = useDraft('language')
  const isQuote = useIsQuote()
  const taxes = useTaxesInForce()
  const value = useMemo(
    () => ({ currency, language, isQuote, taxes }),
    [currency, language, isQuote, taxes],
  )
  return <Shared value={value}>{children}</Shared>
}

export function useSharedByLines(): SharedByLines {
  const shared = useContext(Shared)
  if (!shared) throw new Error('the provider of what lines share is missing')
  return shared
}
