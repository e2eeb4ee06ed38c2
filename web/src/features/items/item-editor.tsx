import type { ItemView } from '@bordereau/contract/items'
import { useLingui } from '#macros'
import { lazy } from 'react'
import { Page } from '../../layout/page.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { ItemFields } from './item-fields.tsx'
import { RecordForm } from '../../layout/record-form.tsx'
import { useItemForm } from './use-item-form.ts'
import { ArchiveButton } from './archive-item.tsx'
import { itemRefusalMessage } from './item-refusal.ts'

// The side column is loaded after the form is rendered.
const ItemSide = lazy(async () => ({ default: (await import('./item-side.tsx')).ItemSide }))

/** The form of a catalogue item; undefined: a new one. */
export function ItemEditor({ item }: { item: ItemView | undefined }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { form, submit, pending, refused } = useItemForm(item)
  const isNew = item === undefined
  const allowed = may(isNew ? 'items.create' : 'items.update')
  return (
    <Page
      title={item?.name ?? t`New item`}
      back={{ href: `/w/${workspaceId}/items`, label: t`Items` }}
      width={isNew ? 'form' : 'content'}
      actions={item && may('items.delete') && <ArchiveButton item={item} />}
    >
      <RecordForm
        archived={item?.archived === true}
        refused={refused}
        messageOf={itemRefusalMessage}
        submitLabel={allowed ? (isNew ? t`Add item` : t`Save`) : undefined}
        pending={pending}
        onSubmit={submit}
        side={item && <ItemSide item={item} />}
      >
        <ItemFields form={form} />
      </RecordForm>
    </Page>
  )
}
