import type { Decimal } from '@bordereau/domain/money/decimal'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { evaluate, isSum } from './arithmetic.ts'
import { type NumberCell as Cell, keyOf } from './cells.ts'
import { useDesk } from './desk.ts'
import { isReadable } from './draft-state.ts'
import { useFault } from './fault-list.tsx'
import { useEditor, useEditorStore } from './store.ts'

type Props = {
  readonly cell: Cell
  /** What the draft holds. */
  readonly value: Decimal | null
  readonly label: string
  /** Where it stands in the draft: 'lines.0.price'. */
  readonly path: string
  readonly placeholder?: string
  /** As many decimals are shown at least: those of the currency. */
  readonly decimals?: number
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A number on the paper: text as typed while it is typed, sums worked out, faults said when it is left. */
export function NumberCell(props: Props) {
  const { cell, value, label, path, placeholder, decimals = 0, onKeyDown } = props
  const { t } = useLingui()
  const { dispatch, mark } = useEditorStore()
  const { formats } = useDesk()
  const [writing, setWriting] = useState(false)
  const typed = useEditor(state => state.typed[keyOf(cell)])
  const fault = useFault(path)
  const unreadable = typed !== undefined && !isReadable(typed, mark)
  const result = writing && typed !== undefined && isSum(typed) ? evaluate(typed, mark) : undefined
  return (
    <div>
      <PaperInput
        label={label}
        tabular
        inputMode="decimal"
        dir="ltr"
        data-path={path}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={typed ?? (value === null ? '' : formats.number(padded(value, decimals)))}
        fault={unreadable && !writing ? t`Not a number: ${typed}` : writing ? undefined : fault}
        onChange={text => dispatch({ do: 'type', cell, text, mark, at: performance.now() })}
        onFocus={event => {
          setWriting(true)
          event.target.select()
        }}
        onBlur={() => {
          setWriting(false)
          dispatch({ do: 'leave', cell, mark })
        }}
        onKeyDown={onKeyDown}
      />
      {result !== undefined && <PaperLabel>= {formats.number(result)}</PaperLabel>}
    </div>
  )
}

/** '78' with 2 decimals → '78.00'; what has more keeps them. */
function padded(value: Decimal, decimals: number): string {
  const [whole = '', fraction = ''] = value.split('.')
  return decimals === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`
}
