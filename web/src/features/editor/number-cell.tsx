import { type Decimal, toFixed } from '@bordereau/domain/money/decimal'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { evaluate, isSum } from '../../format/number-input.ts'
import { type NumberCell as Cell, cellKey } from './cells.ts'
import { useEditorContext } from './editor-context.ts'
import { isReadable } from './draft-state.ts'
import { useFieldError } from './finding-store.tsx'
import { useEditor, useEditorStore } from './store.ts'

type Props = {
  readonly cell: Cell
  /** The number in the draft. */
  readonly value: Decimal | null
  readonly label: string
  /** Path in the draft: 'lines.0.price'. */
  readonly path: string
  readonly placeholder?: string
  /** The least number of decimals shown: those of the currency. */
  readonly decimals?: number
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A number field of the canvas: keeps the typed text while editing, evaluates sums, shows an error after it loses focus. */
export function NumberCell(props: Props) {
  const { cell, value, label, path, placeholder, decimals = 0, onKeyDown } = props
  const { t } = useLingui()
  const { dispatch, decimalMark } = useEditorStore()
  const { formats } = useEditorContext()
  const [editing, setEditing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Only now: the text without separators, which takes the place of the printed one, ends a selection made before.
  useLayoutEffect(() => {
    if (editing) input.current?.select()
  }, [editing])
  const typed = useEditor(state => state.typed[cellKey(cell)])
  const error = useFieldError(path)
  const unreadable = typed !== undefined && !isReadable(typed, decimalMark)
  const result =
    editing && typed !== undefined && isSum(typed) ? evaluate(typed, decimalMark) : undefined
  const shown = editing ? formats.number : formats.grouped
  return (
    <div>
      <PaperInput
        label={label}
        tabular
        inputMode="decimal"
        dir="ltr"
        data-path={path}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={typed ?? (value === null ? '' : shown(toFixed(value, decimals)))}
        error={unreadable && !editing ? t`Not a number: ${typed}` : editing ? undefined : error}
        onChange={text => dispatch({ do: 'type', cell, text, decimalMark, at: performance.now() })}
        ref={input}
        onFocus={() => setEditing(true)}
        onBlur={() => {
          setEditing(false)
          dispatch({ do: 'leave', cell, decimalMark })
        }}
        onKeyDown={onKeyDown}
      />
      {result !== undefined && <PaperLabel>= {formats.number(result)}</PaperLabel>}
    </div>
  )
}
