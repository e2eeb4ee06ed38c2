import type { PartyProfile } from '@bordereau/domain/party/party'
import { type ReactNode, createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { useDesk } from './desk.ts'
import type { Trade } from './new-line.ts'
import { useEditorStore } from './store.ts'

const TradeContext = createContext<(() => Trade) | undefined>(undefined)

/** Tells every part of the paper between whom the sale is, without redrawing any when that changes. */
export function TradeProvider(props: {
  readonly buyer: PartyProfile | null
  readonly children: ReactNode
}) {
  const store = useEditorStore()
  const { company, today } = useDesk()
  const buyer = useRef(props.buyer)
  useEffect(() => {
    buyer.current = props.buyer
  }, [props.buyer])
  const trade = useCallback((): Trade => {
    const { draft } = store.read()
    return {
      seller: {
        country: company.profile.address.country,
        vatRegistered: company.vatRegistered,
      },
      buyer: buyer.current,
      language: draft.language,
      day: draft.issueDate ?? today,
    }
  }, [store, company, today])
  return <TradeContext value={trade}>{props.children}</TradeContext>
}

/** Asks for the trade as it is at the moment of an act. */
export function useTrade(): () => Trade {
  const trade = useContext(TradeContext)
  if (!trade) throw new Error('a part of the editor stands outside of it')
  return trade
}
