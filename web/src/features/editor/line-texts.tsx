import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { decimalsOf, toText } from '@bordereau/domain/money/currency'
import { type Decimal, toFixed } from '@bordereau/domain/money/decimal'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { PaperPart } from '@bordereau/ui/paper/paper'
import { draftTotals } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import css from './line-grid.module.css'
import { Printed } from './printed.tsx'
import { useSharedByLines } from './shared-by-lines.tsx'
import { useEditor } from './store.ts'

/** A line of a long draft far from the window: its texts in place of their fields, for search and screen readers. */
export function LineTexts({ line, index }: { readonly line: DraftLine; readonly index: number }) {
  const { language, currency } = useSharedByLines()
  return (
    <>
      <div className={css.text} lang={language}>
        <strong>{line.name}</strong>
        {line.isOptional === true && <OptionalMark />}
        {line.description !== '' && <PaperPart tone="quiet">{line.description}</PaperPart>}
      </div>
      <NumberText value={line.quantity} decimals={0} />
      <span />
      <NumberText value={line.price} decimals={decimalsOf(currency)} />
      <span />
      <LineAmount index={index} />
    </>
  )
}

export function HeadingText({ heading }: { readonly heading: string | undefined }) {
  const { language } = useSharedByLines()
  if (heading === undefined) return null
  return (
    <div className={css.section} lang={language}>
      <strong>{heading}</strong>
    </div>
  )
}

function NumberText(props: { readonly value: Decimal | null; readonly decimals: number }) {
  const { formats } = useEditorContext()
  const { value, decimals } = props
  return (
    <span className={css.text} data-end>
      {value !== null && formats.grouped(toFixed(value, decimals))}
    </span>
  )
}

/** Beside the name of a line of a quote that the customer may choose. */
export function OptionalMark() {
  return (
    <PaperPart tone="quiet">
      <Printed word={(_, tag) => quoteTextIn(tag).optional} />
    </PaperPart>
  )
}

export function LineAmount({ index }: { readonly index: number }) {
  const { formats } = useEditorContext()
  const { currency } = useSharedByLines()
  const net = useEditor(({ draft }) => draftTotals(draft).lines[index]?.net ?? 0n)
  return <output className={css.amount}>{formats.amount(toText(net, currency), currency)}</output>
}
