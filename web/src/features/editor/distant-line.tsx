import type { Decimal } from '@bordereau/domain/money/decimal'
import { PaperLabel, PaperPart } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { memo } from 'react'
import { useEditorContext } from './editor-context.ts'
import { focusPath } from './focus-field.ts'
import css from './line-grid.module.css'
import { LineAmount, type LineProps, OptionalMark } from './line-row.tsx'
import { SectionSubtotal } from './section-rows.tsx'
import { useSharedByLines } from './shared-by-lines.tsx'
import { useEditor } from './store.ts'

/** A line of a long draft far from the window: its texts without their fields, for search and screen readers. */
export const DistantLine = memo(function DistantLine({ id, index, ref }: LineProps) {
  const { t } = useLingui()
  const { language } = useSharedByLines()
  const line = useEditor(({ draft }) => draft.lines[index])
  if (line === undefined || line.id !== id) return null
  return (
    // Focus only draws its fields, of which the first takes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={ref}
      className={css.line}
      aria-label={t`Line ${index + 1}`}
      data-path={`lines.${index}`}
      data-distant
      // Its fields are drawn when the Tab key reaches it, whichever is faster.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onFocus={() => focusPath(`lines.${index}.name`)}
    >
      {line.sectionHeading !== undefined && (
        <div className={css.section} lang={language}>
          <strong>{line.sectionHeading}</strong>
        </div>
      )}
      <div className={css.cells}>
        <span className={css.position}>
          <PaperLabel>{index + 1}</PaperLabel>
        </span>
        <div className={css.text} lang={language}>
          <strong>{line.name}</strong>
          {line.isOptional === true && <OptionalMark />}
          {line.description !== '' && <PaperPart tone="quiet">{line.description}</PaperPart>}
        </div>
        <NumberText value={line.quantity} />
        <span />
        <NumberText value={line.price} />
        <span />
        <LineAmount index={index} />
      </div>
      <SectionSubtotal index={index} />
    </li>
  )
})

function NumberText({ value }: { readonly value: Decimal | null }) {
  const { formats } = useEditorContext()
  return (
    <span className={css.text} data-end>
      {value !== null && formats.grouped(value)}
    </span>
  )
}
