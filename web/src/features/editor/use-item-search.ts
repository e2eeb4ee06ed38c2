import { listItems, type Item } from '@bordereau/contract/items'
import { useRef } from 'react'
import { call } from '../../data/api.ts'
import { useEditorContext } from './editor-context.ts'
import { useEditorStore } from './store.ts'

const PER_PAGE = 8

/** Searches the catalogue; `itemOf` gives an item that was found, by its id. */
export function useItemSearch() {
  const { workspaceId, formats } = useEditorContext()
  const store = useEditorStore()
  const foundItems = useRef(new Map<string, Item>())
  async function search(query: string, _page: number, signal: AbortSignal) {
    const input = { workspaceId, limit: PER_PAGE, ...(query === '' ? {} : { q: query }) }
    const result = await call(listItems, { query: input, signal })
    if (!result.ok) return { options: [], more: false }
    const { currency } = store.read().draft
    const options = result.value.rows.map(item => {
      foundItems.current.set(item.id, item)
      const price = item.prices.find(known => known.currency === currency)
      return {
        value: item.id,
        label: item.name,
        help: [item.code, item.description].filter(text => text !== '').join(' · '),
        ...(price === undefined ? {} : { end: formats.money(price.price, currency) }),
      }
    })
    return { options, more: false }
  }
  return { search, itemOf: (id: string) => foundItems.current.get(id) }
}
