import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useSelected } from './selected.tsx'
import { createStore } from './store.tsx'

export interface Deferred<Props> {
  /** Loads the code before it is needed. */
  readonly preload: () => void
  /** The component once it is wanted and loaded; `onFailed` is called when it could not be loaded. */
  readonly useLoaded: (
    wanted: boolean,
    onFailed: () => void,
  ) => { readonly Popup: ComponentType<Props> | undefined }
}

/**
 * A component whose code is loaded at its first use. Unlike with `lazy`, a failed load (no network) does not break the
 * page: `onFailed` is called, and the next use tries again.
 */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const code = createStore<ComponentType<Props> | undefined>(undefined)
  let loading: Promise<void> | undefined
  function start(): Promise<void> {
    loading ??= load().then(code.set, (error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    preload: () => void start().catch(() => undefined),
    useLoaded(wanted, onFailed) {
      // What is not wanted yet does not render again when the code arrives.
      const Popup = useSelected(code, value => (wanted ? value : undefined))
      useEffect(() => {
        if (wanted && Popup === undefined) start().catch(onFailed)
      }, [wanted, Popup, onFailed])
      return { Popup }
    },
  }
}
