import type { OfferedTax } from '@bordereau/domain/country/country'
import { supplyDay } from '@bordereau/domain/invoice/line-tax'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { useMemo } from 'react'
import { useEditorContext } from './editor-context.ts'
import { useEditor } from './store.ts'

/** The taxes that the seller may charge on the document's day of supply. */
export function useTaxesInForce(): readonly OfferedTax[] {
  const { taxes, today } = useEditorContext()
  const day = useEditor(({ draft }) => supplyDay(draft, today))
  return useMemo(() => taxesOn(taxes, day), [taxes, day])
}
