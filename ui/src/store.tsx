import { useSyncExternalStore } from 'react'

/** A value outside of React that components read and follow. */
export type ReadableStore<Value> = {
  readonly read: () => Value
  /** Calls the listener after each change; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

export type Store<Value> = ReadableStore<Value> & {
  /** Replaces the value and calls the listeners, unless it is the same value (Object.is). */
  readonly set: (next: Value) => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store; renders again when it changes. */
export function useStore<Value>({ subscribe, read }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, read, read)
}
