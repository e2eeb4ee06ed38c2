type Stored = Record<string, string>

/** Stands in for a browser's storage where a test has no browser: stored items are its own properties. */
export function fakeStorage(): object {
  return Object.create({
    getItem(this: Stored, key: string) {
      return this[key] ?? null
    },
    setItem(this: Stored, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Stored, key: string) {
      delete this[key]
    },
  })
}
