import { type TaxContext, supplyDay } from '@bordereau/domain/invoice/line-tax'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { type ReactNode, createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { useEditorContext } from './editor-context.ts'
import { useEditorStore } from './store.ts'

const GetTaxContext = createContext<(() => TaxContext) | undefined>(undefined)

/** Provides the current tax context of the sale to handlers, without rendering again when it changes. */
export function TaxContextProvider(props: {
  readonly buyer: PartyProfile | null
  readonly children: ReactNode
}) {
  const store = useEditorStore()
  const { company, today } = useEditorContext()
  const buyer = useRef(props.buyer)
  useEffect(() => {
    buyer.current = props.buyer
  }, [props.buyer])
  const getTaxContext = useCallback((): TaxContext => {
    const { draft } = store.read()
    return {
      seller: taxSellerOf(company.profile, company),
      buyer: buyer.current,
      delivery: draft.deliveryAddress,
      language: draft.language,
      day: supplyDay(draft, today),
    }
  }, [store, company, today])
  return <GetTaxContext value={getTaxContext}>{props.children}</GetTaxContext>
}

/** Returns a function that reads the tax context at the time it is called. */
export function useTaxContext(): () => TaxContext {
  const getTaxContext = useContext(GetTaxContext)
  if (!getTaxContext) throw new Error('the editor’s tax context provider is missing')
  return getTaxContext
}
