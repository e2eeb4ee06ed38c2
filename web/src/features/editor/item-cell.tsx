import { PaperSuggest } from '@bordereau/ui/paper/paper-suggest'
import { useLingui } from '#macros'
import { type ClipboardEvent, memo } from 'react'
import { useFieldError } from './finding-store.tsx'
import { lineFromItem } from './new-line.ts'
import { useEditorStore, useSetLine } from './store.ts'
import { useTaxContext } from './tax-context.tsx'
import { useCommands } from './use-commands.ts'
import { useItemSearch } from './use-item-search.ts'

type Props = { readonly id: string; readonly index: number; readonly name: string }

/** The name of what is sold: free text, or an item chosen from the catalogue, which fills the line. */
export const ItemCell = memo(function ItemCell({ id, index, name }: Props) {
  const { t } = useLingui()
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const commands = useCommands()
  const { search, itemOf } = useItemSearch()
  const error = useFieldError(`lines.${index}.name`)
  const set = useSetLine(id)

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
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
        const item = itemOf(value)
        if (item) set(lineFromItem(item, store.read().draft, getTaxContext()))
      }}
    />
  )
})
