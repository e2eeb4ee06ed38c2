import { useLingui } from '#macros'
import { unitName } from '@bordereau/domain/money/unit'
import { type CSSProperties, useMemo } from 'react'
import { useEditorContext } from './editor-context.ts'
import { type ColumnTexts, columnStyle, columnWidths } from './line-columns.ts'
import { typefaceScale } from './paper-look.ts'
import { useEditor } from './store.ts'

/** The words above the columns of the lines. */
export function useColumnHeads(): ColumnTexts['heads'] {
  const { t } = useLingui()
  const withTax = useEditor(({ draft }) => draft.pricesIncludeTax)
  return useMemo(
    () => ({
      quantity: t({ message: 'Qty', context: 'column' }),
      unit: t`Unit`,
      price: withTax ? t`Price with tax` : t`Price`,
      tax: t`Tax`,
      amount: t`Amount`,
    }),
    [t, withTax],
  )
}

/** The widths of the columns as custom properties; the same object until one of them changes. */
export function useColumnStyle(): CSSProperties {
  const heads = useColumnHeads()
  const { company, formats } = useEditorContext()
  const scale = typefaceScale(company.paperDesign)
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
      ),
    ),
  )
  return useMemo<CSSProperties>(() => JSON.parse(widths), [widths])
}
