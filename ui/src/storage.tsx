import { type TextCodec, attempt } from './stored-value.tsx'

// What the first pages do not need of the browser's storage, so that they need not load it.

/** Storage that ends with the tab. */
export const inSession = (): Storage => sessionStorage

/** JSON; `parse` gets what JSON.parse made of the text. */
export function asJson<Value>(parse: (value: unknown) => Value | undefined): TextCodec<Value> {
  return { parse: text => parse(JSON.parse(text)), format: value => JSON.stringify(value) }
}

/** The keys of this browser's storage that begin with the prefix; none where storage is forbidden. */
export function storedKeys(prefix: string): readonly string[] {
  return attempt(() => Object.keys(localStorage).filter(key => key.startsWith(prefix))) ?? []
}

export function removeStored(key: string): void {
  attempt(() => localStorage.removeItem(key))
}
