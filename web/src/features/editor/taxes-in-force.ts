import type { OfferedTax } from '@bordereau/domain/country/country'
import { withScopes } from '@bordereau/domain/country/rate-scopes'
import { supplyDay } from '@bordereau/domain/invoice/line-tax'
import { oneStopShopTaxesFor } from '@bordereau/domain/tax/one-stop-shop'
import { taxBuyerOf, taxSellerOf } from '@bordereau/domain/tax/parties'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { useMemo } from 'react'
import { useEditorContext } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { useEditor } from './store.ts'

/**
 * The taxes that the seller may charge on the document's day of supply: its country's, its own list's, and in the
 * one-stop shop those of the customer's state.
 */
export function useTaxesInForce(): readonly OfferedTax[] {
  const { taxes, today, company } = useEditorContext()
  const { buyer } = useParties()
  const day = useEditor(({ draft }) => supplyDay(draft, today))
  return useMemo(() => {
    const seller = taxSellerOf(company.profile, company)
    const ofBuyer = company.usesOneStopShop
      ? oneStopShopTaxesFor(seller.place, taxBuyerOf(buyer, seller))
      : []
    return withScopes(seller.place.country, taxesOn([...ofBuyer, ...taxes], day), day)
  }, [taxes, company, buyer, day])
}
