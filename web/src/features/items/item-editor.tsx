import {
  archiveItem,
  createItem,
  getItem,
  listItems,
  updateItem,
  type ItemView,
} from '@bordereau/contract/items'
import { getCompany } from '@bordereau/contract/company'
import { countryRules } from '@bordereau/domain/country/rules'
import { defaultCurrency } from '@bordereau/domain/country/countries'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t, useLingui } from '#macros'
import { Suspense, lazy } from 'react'
import { useNavigate } from 'react-router'
import { type Refused, call } from '../../data/api.ts'
import { useForm } from '../../form/form.ts'
import css from '../../layout/layout.module.css'
import { Page } from '../../layout/page.tsx'
import { invalidate, useMutation, useQuery } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { undoable } from '../../data/undoable-action.ts'
import { useUnsavedChanges } from '../../form/unsaved-changes.ts'
import { ItemFields } from './item-fields.tsx'
import { itemErrors } from './item-errors.ts'
import { type ItemValues, newItem, requestOf, valuesOf } from './item-values.ts'

// The side column is loaded after the form is rendered.
const ItemSide = lazy(async () => ({ default: (await import('./item-side.tsx')).ItemSide }))

/** The form of a catalogue item; undefined: a new one. */
export function ItemEditor({ item }: { item: ItemView | undefined }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { mark } = useFormats()
  const newValues = useNewItemValues()
  const form = useForm(item === undefined ? newValues : valuesOf(item, mark), values =>
    itemErrors(values, mark),
  )
  const navigate = useNavigate()
  const { save, pending, refused } = useSave(item)
  const unsaved = useUnsavedChanges(form.values)
  const submit = form.submit(async values => {
    if (!(await save(values))) return
    unsaved.saved(values)
    if (item === undefined) await navigate(`/w/${workspaceId}/items`)
  })
  const allowed = may(item === undefined ? 'items.create' : 'items.update')
  return (
    <Page
      title={item?.name ?? t`New item`}
      back={{ href: `/w/${workspaceId}/items`, label: t`Items` }}
      width={item === undefined ? 'form' : 'content'}
      actions={item && may('items.delete') && <ArchiveButton item={item} />}
    >
      <div className={item && css.withSide}>
        <form onSubmit={submit} noValidate>
          <Stack gap={6}>
            {item?.archived && (
              <Notice tone="grey" title={t`Archived: not offered for new invoices`} />
            )}
            {refused && (
              <Notice tone="red" live>
                {saveRefusalMessage(refused)}
              </Notice>
            )}
            <ItemFields form={form} />
            {allowed && (
              <div className={css.save}>
                <Row justify="end">
                  <Button look="primary" type="submit" busy={pending}>
                    {item === undefined ? t`Add item` : t`Save`}
                  </Button>
                </Row>
              </div>
            )}
          </Stack>
        </form>
        <Suspense fallback={<Skeleton height="20rem" />}>
          {item && <ItemSide item={item} />}
        </Suspense>
      </div>
    </Page>
  )
}

function saveRefusalMessage(refused: Refused): string {
  return refused.refusal === 'code_taken' ? t`Another item has this code.` : refusalMessage(refused)
}

/** Values of a new item: the company's currency and the first tax of its country. */
function useNewItemValues(): ItemValues {
  const { workspaceId, country } = useWorkspace()
  const company = useQuery(getCompany, { workspaceId }).data
  const home = country ?? 'FR'
  return newItem(company?.currency ?? defaultCurrency(home), countryRules(home).taxes[0])
}

function ArchiveButton({ item }: { item: ItemView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  async function setArchived(keepalive = false): Promise<void> {
    const query = { workspaceId, itemId: item.id }
    const result = await call(archiveItem, { query, body: { archived: !item.archived }, keepalive })
    if (!result.ok) toasts.error(refusalMessage(result))
    invalidate([listItems, getItem])
  }
  async function archive(): Promise<void> {
    if (item.archived) return setArchived()
    undoable({ message: t`${item.name} is archived.`, hide: [item.id], act: setArchived })
    await navigate(`/w/${workspaceId}/items`)
  }
  return (
    <Button icon="archive" onClick={() => void archive()}>
      {item.archived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
    </Button>
  )
}

function useSave(item: ItemView | undefined) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mark } = useFormats()
  const invalidates = [listItems, getItem]
  const create = useMutation(createItem, { invalidates })
  const update = useMutation(updateItem, { invalidates })
  async function save(values: ItemValues): Promise<boolean> {
    const body = requestOf(values, mark)
    if (body === undefined) return false
    const result =
      item === undefined
        ? await create.mutate({ query: { workspaceId }, body })
        : await update.mutate({
            query: { workspaceId, itemId: item.id },
            body: { ...body, version: item.version },
          })
    if (result.ok) toasts.success(item === undefined ? t`The item is added.` : t`Saved.`)
    return result.ok
  }
  return {
    save,
    pending: create.pending || update.pending,
    refused: create.refused ?? update.refused,
  }
}
