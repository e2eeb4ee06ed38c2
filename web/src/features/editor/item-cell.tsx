import { listItems } from '@bordereau/contract/items'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { PaperSuggest } from '@bordereau/ui/paper/paper-suggest'
import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, memo, useRef } from 'react'
import { call } from '../../api.ts'
import { useDesk } from './desk.ts'
import { useFault } from './fault-list.tsx'
import { type Item, lineOfItem } from './new-line.ts'
import { useEditorStore } from './store.ts'
import { useTrade } from './trade.tsx'
import { useActs } from './use-acts.ts'

const PER_PAGE = 8

type Props = { readonly id: string; readonly index: number; readonly name: string }

/** What is sold: free text, or an item picked from the list, which fills the line. */
export const ItemCell = memo(function ItemCell({ id, index, name }: Props) {
  const { t } = useLingui()
  const { workspaceId, formats } = useDesk()
  const store = useEditorStore()
  const trade = useTrade()
  const acts = useActs()
  const found = useRef(new Map<string, Item>())
  const fault = useFault(`lines.${index}.name`)
  const set = (patch: Partial<DraftLine>) =>
    store.dispatch({ do: 'setLine', line: id, patch, at: performance.now() })

  async function search(query: string, _page: number, signal: AbortSignal) {
    const input = { workspaceId, limit: PER_PAGE, ...(query === '' ? {} : { q: query }) }
    const answer = await call(listItems, { query: input, signal })
    if (!answer.ok) return { options: [], more: false }
    const { currency } = store.read().draft
    const options = answer.value.rows.map(item => {
      found.current.set(item.id, item)
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
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    if (acts.paste(id, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <PaperSuggest
      label={t`What is sold, line ${index + 1}`}
      placeholder={t`Item or service`}
      tone="strong"
      data-path={`lines.${index}.name`}
      listLabel={t`Items`}
      value={name}
      fault={fault}
      maxLength={300}
      onChange={typed => set({ name: typed })}
      onPaste={paste}
      search={search}
      onPick={({ value }) => {
        const item = found.current.get(value)
        if (item) set(lineOfItem(item, store.read().draft, trade()))
      }}
    />
  )
})
