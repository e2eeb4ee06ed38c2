import { type PastedParty, readPastedParty } from '@bordereau/domain/country/pasted-party'
import type { Country } from '@bordereau/domain/party/party'
import { type ClipboardEvent, useState } from 'react'
import { inOneLine, revert } from './pasted-profile.ts'

/** What was filled from a pasted text, and the way back. */
export type Pasted = { readonly rest: readonly string[]; readonly undo: () => void }

type Filling<Values> = {
  /** As if the text had gone into the field alone. */
  readonly before: Values
  readonly filled: Values
  readonly rest: readonly string[]
}

/**
 * Fills a form from an address, a signature or the foot of a letter that is pasted into one of its fields. `countries` are
 * those that the party may have. `set` puts text into the field of that name.
 */
export function usePastedParty<Values, Name extends string>(form: {
  readonly values: Values
  readonly home: Country
  readonly countries?: readonly Country[]
  readonly fill: (values: Values, pasted: PastedParty) => Omit<Filling<Values>, 'before'>
  readonly set: (values: Values, name: Name, text: string) => Values
  readonly replace: (values: Values) => void
  /** What the form was opened with. */
  readonly initial?: Filling<Values> | undefined
}) {
  const { values, home, countries, fill, set, replace } = form
  const [last, setLast] = useState(form.initial)
  const onPaste =
    (name: Name) =>
    (event: ClipboardEvent<HTMLInputElement>): void => {
      const text = event.clipboardData.getData('text/plain')
      const party = readPastedParty(text, home, countries)
      if (party === undefined) return
      event.preventDefault()
      const { value, selectionStart, selectionEnd } = event.currentTarget
      const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
      const alone = value.slice(0, start) + inOneLine(text) + value.slice(end)
      const filling = { ...fill(values, party), before: set(values, name, alone) }
      setLast(filling)
      replace(filling.filled)
    }
  const pasted: Pasted | undefined = last && {
    rest: last.rest,
    undo: () => {
      setLast(undefined)
      replace(revert(last.before, last.filled, values))
    },
  }
  return { onPaste, pasted }
}
