import { listItems, type Item } from '@bordereau/contract/items'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { PaperSuggest } from '@bordereau/ui/paper/paper-suggest'
import { useLingui } from '#macros'
import { type ClipboardEvent, memo, useRef } from 'react'
import { call } from '../../data/api.ts'
import { useEditorContext } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { lineFromItem } from './new-line.ts'
import { useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'
import { useCommands } from './use-commands.ts'

const PER_PAGE = 8

type Props = { readonly id: string; readonly index: number; readonly name: string }

/** The name of what is sold: free text, or an item chosen from the catalogue, which fills the line. */
export const ItemCell = memo(function ItemCell({ id, index, name }: Props) {
  const { t } = useLingui()
  const { workspaceId, formats } = useEditorContext()
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const commands = useCommands()
  const foundItems = useRef(new Map<string, Item>())
  const error = useFieldError(`lines.${index}.name`)
  const set = (patch: Partial<DraftLine>) =>
    store.dispatch({ do: 'setLine', line: id, patch, at: performance.now() })

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
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    if (commands.paste(id, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <PaperSuggest
      label={t`What is sold, line ${index + 1}`}
      placeholder={t`Item or service`}
      tone="strong"
      data-path={`lines.${index}.name`}
      listLabel={t`Items`}
      value={name}
      error={error}
      maxLength={300}
      onChange={typed => set({ name: typed })}
      onPaste={paste}
      search={search}
      onPick={({ value }) => {
        const item = foundItems.current.get(value)
        if (item) set(lineFromItem(item, store.read().draft, getTaxContext()))
      }}
    />
  )
})
