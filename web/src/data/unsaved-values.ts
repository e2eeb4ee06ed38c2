import { asJson, removeStored } from '@bordereau/ui/storage'
import { storedValue } from '@bordereau/ui/stored-value'
import { draftKeyFor } from './draft-storage.ts'
import { useMe } from './session.tsx'

/** What a person typed into a form and could not save yet, in this browser. */
export type UnsavedValues<Values> = {
  /** undefined: nothing, or it replaces other values than these are now: `replaced` reads them of what was typed. */
  readonly read: (replaced: (typed: Values) => unknown) => Values | undefined
  readonly write: (typed: Values, replaced: unknown) => void
  readonly remove: () => void
}

/** Belongs to the person as copies of drafts do, and is removed with them (draft-storage.ts). */
export function unsavedValues<Values>(personId: string, form: string): UnsavedValues<Values> {
  const key = draftKeyFor(personId, form)
  const stored = storedValue(
    key,
    // Written below; values of another shape replace others than these.
    asJson(value => value as { readonly typed: Values; readonly replaced: unknown }),
  )
  return {
    read: replaced => {
      const found = stored.read()
      if (!found?.typed) return undefined
      return isSame(replaced(found.typed), found.replaced) ? found.typed : undefined
    },
    write: (typed, replaced) => stored.write({ typed, replaced }),
    remove: () => removeStored(key),
  }
}

/** `form`: its name, the same wherever it is shown. */
export function useUnsavedValues<Values>(form: string): UnsavedValues<Values> {
  return unsavedValues(useMe().person?.id ?? '', form)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
