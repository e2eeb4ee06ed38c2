import { archiveItem, createItem, getItem, listItems, updateItem } from '@bordereau/contract/items'
import { getCompany } from '@bordereau/contract/company'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { offeredTaxes } from '@bordereau/domain/country/taxes'
import { defaultCurrency } from '@bordereau/domain/country/countries'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { useNavigate } from 'react-router'
import { type Refused, call } from '../../api.ts'
import { useForm } from '../../form.ts'
import css from '../../layout.module.css'
import { Page } from '../../page.tsx'
import { touch, useAct, useGet } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from '../invoices/formats.ts'
import { doLater } from '../invoices/later.ts'
import { useUnsaved } from '../list/unsaved.ts'
import { ItemFields } from './item-fields.tsx'
import { itemFaults } from './item-faults.ts'
import { type ItemValues, newItem, requestOf, valuesOf } from './item-values.ts'

type Item = ResponseOf<typeof getItem>

// What one looks up about it comes while the form is there already.
const ItemSide = lazy(async () => ({ default: (await import('./item-side.tsx')).ItemSide }))

/** Something that is sold; undefined: a new one. */
export function ItemEditor({ item }: { item: Item | undefined }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { mark } = useFormats()
  const fresh = useFresh()
  const form = useForm(item === undefined ? fresh : valuesOf(item, mark), values =>
    itemFaults(values, mark),
  )
  const navigate = useNavigate()
  const { save, pending, refused } = useSave(item)
  const unsaved = useUnsaved(form.values)
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
      actions={item && may('items.delete') && <Archive item={item} />}
    >
      <div className={item && css.withSide}>
        <form onSubmit={submit} noValidate>
          <Stack gap={6}>
            {item?.archived && (
              <Notice tone="grey" title={t`Archived: not offered for new invoices`} />
            )}
            {refused && (
              <Notice tone="red" live>
                {saveWords(refused, t)}
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

function saveWords(refused: Refused, t: ReturnType<typeof useLingui>['t']): string {
  return refused.refusal === 'code_taken' ? t`Another item has this code.` : wordsOf(refused)
}

/** A new item in the company's currency, with the first tax its country offers. */
function useFresh(): ItemValues {
  const { workspaceId, country } = useWorkspace()
  const company = useGet(getCompany, { workspaceId }).data
  const home = country ?? 'FR'
  return newItem(company?.currency ?? defaultCurrency(home), offeredTaxes(home)[0])
}

function Archive({ item }: { item: Item }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  async function change(): Promise<void> {
    const query = { workspaceId, itemId: item.id }
    const answer = await call(archiveItem, { query, body: { archived: !item.archived } })
    if (!answer.ok) toasts.error(wordsOf(answer))
    touch([listItems, getItem])
  }
  async function archive(): Promise<void> {
    if (item.archived) return change()
    doLater({ message: t`${item.name} is archived.`, hide: [item.id], act: change })
    await navigate(`/w/${workspaceId}/items`)
  }
  return (
    <Button icon="archive" onClick={() => void archive()}>
      {item.archived ? <Trans>Bring back</Trans> : <Trans>Archive</Trans>}
    </Button>
  )
}

function useSave(item: Item | undefined) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mark } = useFormats()
  const touches = [listItems, getItem]
  const create = useAct(createItem, { touches })
  const update = useAct(updateItem, { touches })
  async function save(values: ItemValues): Promise<boolean> {
    const body = requestOf(values, mark)
    if (body === undefined) return false
    const answer =
      item === undefined
        ? await create.act({ query: { workspaceId }, body })
        : await update.act({
            query: { workspaceId, itemId: item.id },
            body: { ...body, version: item.version },
          })
    if (answer.ok) toasts.success(item === undefined ? t`The item is added.` : t`Saved.`)
    return answer.ok
  }
  return {
    save,
    pending: create.pending || update.pending,
    refused: create.refused ?? update.refused,
  }
}
