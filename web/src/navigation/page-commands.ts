import { createStore, useStore } from '@bordereau/ui/store'
import { useEffect } from 'react'
import type { Command } from './command.ts'

type Offer = { readonly key: string; readonly commands: readonly Command[] }

const store = createStore<readonly Offer[]>([])

/** Offers commands on what the page shows or what is selected there, for as long as it is mounted; `key` names who offers. */
export function useOfferCommands(key: string, commands: readonly Command[]): void {
  useEffect(() => {
    const others = store.read().filter(offer => offer.key !== key)
    store.set([...others, { key, commands }])
  })
  useEffect(() => () => store.set(store.read().filter(offer => offer.key !== key)), [key])
}

/** The commands that the page offers now. */
export function usePageCommands(): readonly Command[] {
  return useStore(store).flatMap(({ commands }) => commands)
}
