import type { ItemView } from '@bordereau/contract/items'
import { useNavigate } from 'react-router'
import { useForm } from '../../form/form.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { useUnsavedChanges } from '../../form/unsaved-changes.ts'
import { itemErrors } from './item-errors.ts'
import { valuesOf } from './item-values.ts'
import { useSaveItem } from './use-save-item.ts'
import { useNewItemValues } from './use-new-item-values.ts'

/** The values of the item with their errors; a new one leads back to the list once it is saved. */
export function useItemForm(item: ItemView | undefined) {
  const { workspaceId } = useWorkspace()
  const { mark } = useFormats()
  const newValues = useNewItemValues()
  const form = useForm(item === undefined ? newValues : valuesOf(item, mark), values =>
    itemErrors(values, mark),
  )
  const navigate = useNavigate()
  const { save, pending, refused } = useSaveItem(item)
  const unsaved = useUnsavedChanges(form.values)
  const submit = form.submit(async values => {
    const result = await save(values)
    if (!result.ok) return result
    unsaved.saved(values)
    if (item === undefined) await navigate(`/w/${workspaceId}/items`)
    return result
  })
  return { form, submit, pending, refused }
}
