import { toText } from '@bordereau/domain/money/currency'
import { sectionEndingAt } from '@bordereau/domain/invoice/sections'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { draftTotals } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import css from './line-grid.module.css'
import { useFieldError } from './finding-store.tsx'
import { Printed } from './printed.tsx'
import { SectionMenu } from './section-menu.tsx'
import { useSharedByLines } from './shared-by-lines.tsx'
import { useEditor, useSetLine } from './store.ts'

/** The heading of a section, above the line with which it begins; nothing above other lines. */
export function SectionHeading(props: {
  readonly id: string
  readonly index: number
  readonly heading: string | undefined
}) {
  const { id, index, heading } = props
  const { t } = useLingui()
  const setLine = useSetLine(id)
  const { language } = useSharedByLines()
  const error = useFieldError(`lines.${index}.sectionHeading`)
  if (heading === undefined) return null
  return (
    <div className={css.section}>
      <div className={css.heading} lang={language}>
        <PaperInput
          tone="strong"
          label={t`Section heading, line ${index + 1}`}
          placeholder={t`Section heading`}
          maxLength={120}
          data-path={`lines.${index}.sectionHeading`}
          value={heading}
          error={error}
          onChange={sectionHeading => setLine({ sectionHeading })}
        />
      </div>
      <SectionMenu id={id} heading={heading} />
    </div>
  )
}

/** The sum of a section, below the line with which it ends, as it will be printed. */
export function SectionSubtotal({ index }: { index: number }) {
  const heading = useEditor(({ draft }) => sectionEndingAt(draft.lines, index)?.heading)
  return heading === undefined ? null : <Subtotal index={index} heading={heading} />
}

function Subtotal({ index, heading }: { index: number; heading: string }) {
  const { formats } = useEditorContext()
  const { currency } = useSharedByLines()
  const sum = useEditor(({ draft }) => {
    const section = sectionEndingAt(draft.lines, index)
    if (!section) return 0n
    const lines = draftTotals(draft).lines.slice(section.first, section.last + 1)
    return lines.reduce((total, { net }) => total + net, 0n)
  })
  return (
    <div className={css.subtotal}>
      <PaperLabel>
        <Printed word={text => text.subtotal} /> <bdi>{heading}</bdi>
      </PaperLabel>
      <output className={css.amount}>{formats.amount(toText(sum, currency), currency)}</output>
    </div>
  )
}
