import {
  createItem,
  getItem,
  listItems,
  updateItem,
  type ItemView,
} from '@bordereau/contract/items'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { SubmitResult } from '../../form/form.ts'
import { useFormats } from '../../format/formats.ts'
import { type ItemValues, requestOf } from './item-values.ts'

/** Creates or changes an item; `save` returns what became of it. */
export function useSaveItem(item: ItemView | undefined) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mark } = useFormats()
  const invalidates = [listItems, getItem]
  const create = useMutation(createItem, { invalidates })
  const update = useMutation(updateItem, { invalidates })
  async function save(values: ItemValues): Promise<SubmitResult> {
    const body = requestOf(values, mark)
    if (body === undefined) return { ok: false }
    const result =
      item === undefined
        ? await create.mutate({ query: { workspaceId }, body })
        : await update.mutate({
            query: { workspaceId, itemId: item.id },
            body: { ...body, version: item.version },
          })
    if (result.ok) toasts.success(item === undefined ? t`The item is added.` : t`Saved.`)
    return result
  }
  return {
    save,
    pending: create.pending || update.pending,
    refused: create.refused ?? update.refused,
  }
}
