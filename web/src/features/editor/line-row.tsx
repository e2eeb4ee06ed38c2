import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { decimalsOf } from '@bordereau/domain/money/currency'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperArea, PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { memo } from 'react'
import { unitOptions } from '../../format/units.ts'
import { useEditorContext, useShown } from './editor-context.ts'
import css from './line-grid.module.css'
import { useFieldsDrawn } from './distant-lines.ts'
import { useFieldError } from './finding-store.tsx'
import { focusPath } from './focus-field.ts'
import { ItemCell } from './item-cell.tsx'
import { LineDetails } from './line-details.tsx'
import { LineSupply } from './line-supply.tsx'
import { handleLineKey } from './line-keys.ts'
import { NumberCell } from './number-cell.tsx'
import { useSharedByLines } from './shared-by-lines.tsx'
import { useEditor, useSetLine } from './store.ts'
import { SectionHeading, SectionSubtotal } from './section-rows.tsx'
import { TaxCell } from './tax-cell.tsx'
import { useCommands } from './use-commands.ts'
import { useLineDrag } from './use-line-drag.ts'
import { LineMenu } from './line-menu.tsx'
import { HeadingText, LineAmount, LineTexts, OptionalMark } from './line-texts.tsx'

/** One line of the document. It renders again only when the line, its position or its amount changes. */
export const LineRow = memo(function LineRow(props: LineRef & { readonly count: number }) {
  const { id, index, count } = props
  const { t } = useLingui()
  const commands = useCommands()
  const line = useEditor(({ draft }) => draft.lines[index])
  const expanded = useShown(`line.${id}`)
  const drag = useLineDrag(id, commands)
  const { isDrawn, ref } = useFieldsDrawn(index, count)
  // The line may have been removed since the list of ids was rendered.
  if (line === undefined || line.id !== id) return null
  return (
    // Key events come from the fields inside; the line itself takes the focus only until they are drawn.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={ref}
      className={css.line}
      aria-label={t`Line ${index + 1}`}
      data-path={`lines.${index}`}
      onKeyDown={event => handleLineKey(event, { id, index }, commands)}
      {...drag.target}
      {...(isDrawn ? {} : untilDrawn(index))}
    >
      {isDrawn ? (
        <SectionHeading id={id} index={index} heading={line.sectionHeading} />
      ) : (
        <HeadingText heading={line.sectionHeading} />
      )}
      <div className={css.cells}>
        <span className={css.position} title={t`Drag to move the line`} {...drag.handle}>
          <PaperLabel>{index + 1}</PaperLabel>
        </span>
        {isDrawn ? (
          <LineFields line={line} index={index} expanded={expanded} />
        ) : (
          <LineTexts line={line} index={index} />
        )}
      </div>
      {isDrawn && <LineSupply line={line} index={index} />}
      {isDrawn && expanded && <LineDetails line={line} index={index} />}
      <SectionSubtotal index={index} />
    </li>
  )
})

/** The Tab key may reach a line before it is near the window: its first field then takes the focus. */
const untilDrawn = (index: number) => ({
  'data-distant': true,
  tabIndex: 0,
  onFocus: () => focusPath(`lines.${index}.name`),
})

type FieldsProps = {
  readonly line: DraftLine
  readonly index: number
  readonly expanded: boolean
}

function LineFields({ line, index, expanded }: FieldsProps) {
  const { t } = useLingui()
  const { currency } = useSharedByLines()
  const { id } = line
  return (
    <>
      <NameCell line={line} index={index} expanded={expanded} />
      <div className={css.quantity}>
        <NumberCell
          cell={{ of: 'line', line: id, field: 'quantity' }}
          value={line.quantity}
          label={t`Quantity, line ${index + 1}`}
          path={`lines.${index}.quantity`}
        />
      </div>
      <UnitCell id={id} index={index} unit={line.unit} />
      <div className={css.price}>
        <NumberCell
          cell={{ of: 'line', line: id, field: 'price' }}
          value={line.price}
          label={t`Price, line ${index + 1}`}
          path={`lines.${index}.price`}
          placeholder={t`Price`}
          decimals={decimalsOf(currency)}
        />
      </div>
      <TaxCell id={id} index={index} tax={line.tax} />
      <LineAmount index={index} />
      <LineMenu id={id} index={index} expanded={expanded} isOptional={line.isOptional === true} />
    </>
  )
}

// Cells with popups are expensive to render; they are memoised, so that typing a price does not render them again.
type LineRef = { readonly id: string; readonly index: number }

function NameCell({ line, index, expanded }: FieldsProps) {
  const { t } = useLingui()
  const setLine = useSetLine(line.id)
  // The texts are hyphenated by the rules of their own language.
  const { language } = useSharedByLines()
  const descriptionError = useFieldError(`lines.${index}.description`)
  return (
    <div className={css.name} lang={language}>
      <ItemCell id={line.id} index={index} name={line.name} />
      {line.isOptional === true && (
        <div className={css.mark}>
          <OptionalMark />
        </div>
      )}
      {(line.description !== '' || expanded || descriptionError !== undefined) && (
        <PaperArea
          label={t`Description, line ${index + 1}`}
          placeholder={t`Description`}
          tone="quiet"
          data-path={`lines.${index}.description`}
          value={line.description}
          error={descriptionError}
          onChange={description => setLine({ description })}
        />
      )}
    </div>
  )
}

const UnitCell = memo(function UnitCell({ id, index, unit }: LineRef & { unit: string }) {
  const { t } = useLingui()
  const setLine = useSetLine(id)
  const { formats } = useEditorContext()
  const error = useFieldError(`lines.${index}.unit`)
  const options = unitOptions(unit, formats.tag)
  return (
    <div className={css.unit}>
      <PaperSelect
        label={t`Unit, line ${index + 1}`}
        data-path={`lines.${index}.unit`}
        value={unit}
        error={error}
        options={options}
        short={options.find(({ value }) => value === unit)?.label}
        shortLanguage={formats.tag}
        onChange={chosen => setLine({ unit: chosen })}
      />
    </div>
  )
})
