import { TextField } from '@bordereau/ui/field/text-field'
import { Icon } from '@bordereau/ui/icon/icon'
import { useEffect, useState } from 'react'
import type { ListState } from './list-state.ts'
import css from './list.module.css'

const PAUSE_MS = 250

/** The search of a list; the typed text becomes a query parameter after a pause. */
export function SearchField({ state, label }: { state: ListState; label: string }) {
  const [text, setText] = useTypedSearch(state)
  return (
    <div className={css.search}>
      <TextField
        label={label}
        labelHidden
        type="search"
        placeholder={label}
        maxLength={100}
        before={<Icon name="search" />}
        value={text}
        onChange={setText}
      />
    </div>
  )
}

function useTypedSearch(state: ListState) {
  const parameter = state.get('q') ?? ''
  const [text, setText] = useState(parameter)
  const [seen, setSeen] = useState(parameter)
  // The parameter changed elsewhere (back, a tab): the field is updated.
  if (parameter !== seen) {
    setSeen(parameter)
    setText(parameter)
  }
  const { put } = state
  useEffect(() => {
    if (text === seen) return
    const timer = setTimeout(() => {
      setSeen(text)
      put({ q: text })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, seen, put])
  return [text, setText] as const
}
