/** How a value is written as text. `parse` returns undefined, or throws, for text that is no such value. */
export type TextCodec<Value> = {
  readonly parse: (text: string) => Value | undefined
  readonly format: (value: Value) => string
}

/** A value in the browser's storage. Nothing here throws: storage may be forbidden, full or changed by hand. */
export type StoredValue<Value> = {
  /** undefined where nothing valid is stored. */
  readonly read: () => Value | undefined
  /** Does nothing where it cannot be stored. */
  readonly write: (value: Value) => void
}

/** The value under a key in this browser or, with `inSession` (storage.tsx), until the tab is closed. */
export function storedValue<Value>(
  key: string,
  { parse, format }: TextCodec<Value>,
  storage: () => Storage = () => localStorage,
): StoredValue<Value> {
  return {
    read: () =>
      attempt(() => {
        const text = storage().getItem(key)
        return text === null ? undefined : parse(text)
      }),
    write: value => attempt(() => storage().setItem(key, format(value))),
  }
}

/** Text as it is. */
export const asText: TextCodec<string> = { parse: text => text, format: text => text }

/** The result, or undefined where it throws: even reading `localStorage` does where the browser forbids it. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
