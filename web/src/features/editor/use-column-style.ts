import { namingCategory, taxNameIn, unitPriceLabel } from '@bordereau/domain/country/tax-name'
import { unitName } from '@bordereau/domain/money/unit'
import { paperStyleOf } from '@bordereau/domain/paper-design'
import { textIn } from '@bordereau/domain/text/text'
import { type CSSProperties, useMemo } from 'react'
import { useEditorContext } from './editor-context.ts'
import { type ColumnTexts, columnStyle, columnWidths } from './line-columns.ts'
import { typefaceScale } from './paper-look.ts'
import { useDraft, useEditor } from './store.ts'

/** The words that are printed above the columns of the lines; that of the quantity is above the unit too. */
export function useColumnHeads(): ColumnTexts['heads'] {
  const { country } = useEditorContext().company.profile.address
  const language = useDraft('language')
  const withTax = useDraft('pricesIncludeTax')
  const category = useEditor(({ draft }) => namingCategory(draft.lines.map(({ tax }) => tax)))
  return useMemo(() => {
    const { paper } = textIn(language)
    return {
      position: paper.position,
      item: paper.description,
      quantity: paper.quantity,
      price: unitPriceLabel(country, language, withTax, category),
      tax: taxNameIn(country, language, category),
      amount: withTax ? paper.totalWithoutTax : paper.amount,
    }
  }, [country, language, withTax, category])
}

/** The widths of the columns as custom properties; the same object until one of them changes. */
export function useColumnStyle(): CSSProperties {
  const heads = useColumnHeads()
  const { company, formats } = useEditorContext()
  const scale = typefaceScale(paperStyleOf(company))
  // As text, since it is compared after each key.
  const widths = useEditor(({ draft }) =>
    JSON.stringify(
      columnStyle(
        columnWidths(draft, {
          heads,
          amount: text => formats.amount(text, draft.currency),
          unit: code => unitName(code, formats.tag),
          scale,
        }),
        draft.lines.length,
        heads.position,
      ),
    ),
  )
  return useMemo<CSSProperties>(() => JSON.parse(widths), [widths])
}
