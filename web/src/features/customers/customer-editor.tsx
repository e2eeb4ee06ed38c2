import {
  archiveCustomer,
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '@bordereau/contract/customers'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { countryName } from '@bordereau/domain/country/countries'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api.ts'
import { type Form, useForm } from '../../form.ts'
import css from '../../layout.module.css'
import { Page } from '../../page.tsx'
import { keyOf, queryClient, touch, useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from '../invoices/formats.ts'
import { doLater } from '../invoices/later.ts'
import { CustomerFields } from './customer-fields.tsx'
import {
  type CustomerValues,
  customerFaults,
  newCustomer,
  requestOf,
  valuesOf,
} from './customer-values.ts'
import { useUnsaved } from '../list/unsaved.ts'

type Customer = ResponseOf<typeof getCustomer>

// What one looks up about her comes while the form is there already.
const CustomerSide = lazy(async () => ({
  default: (await import('./customer-side.tsx')).CustomerSide,
}))

/** A customer with everything we keep of her; undefined: a new one. */
export function CustomerEditor({ customer }: { customer: Customer | undefined }) {
  const { t } = useLingui()
  const { workspaceId, country, may } = useWorkspace()
  const initial = customer === undefined ? newCustomer(country ?? 'FR') : valuesOf(customer)
  const form = useForm(initial, customerFaults)
  const navigate = useNavigate()
  const { save, pending, refused } = useSave(customer)
  const unsaved = useUnsaved(form.values)
  const submit = form.submit(async values => {
    const done = await save(values)
    if (!done) return
    unsaved.saved(values)
    if (customer === undefined) await navigate(`/w/${workspaceId}/customers`)
  })
  const allowed = may(customer === undefined ? 'customers.create' : 'customers.update')
  return (
    <Page
      title={customer?.profile.legalName ?? t`New customer`}
      back={{ href: `/w/${workspaceId}/customers`, label: t`Customers` }}
      width={customer === undefined ? 'form' : 'content'}
      lead={customer && <Where customer={customer} />}
      actions={customer && <CustomerActs customer={customer} />}
    >
      <div className={customer && css.withSide}>
        <form onSubmit={submit} noValidate>
          <Stack gap={6}>
            {customer?.archived && (
              <Notice tone="grey" title={t`Archived: not offered for new invoices`} />
            )}
            {refused && (
              <Notice tone="red" live>
                {wordsOf(refused)}
              </Notice>
            )}
            <CustomerFields form={form} />
            {allowed && <Foot form={form} pending={pending} isNew={customer === undefined} />}
          </Stack>
        </form>
        <Suspense fallback={<Skeleton height="20rem" />}>
          {customer && <CustomerSide customer={customer} />}
        </Suspense>
      </div>
    </Page>
  )
}

function Foot(props: { form: Form<CustomerValues>; pending: boolean; isNew: boolean }) {
  const { t } = useLingui()
  const faults = Object.keys(props.form.faults).length
  return (
    <div className={css.save}>
      <Row justify="end">
        {faults > 0 && (
          <div role="status">
            <Trans>See the marked fields.</Trans>
          </div>
        )}
        <Button look="primary" type="submit" busy={props.pending}>
          {props.isNew ? t`Add customer` : t`Save`}
        </Button>
      </Row>
    </div>
  )
}

/** Where she is. */
function Where({ customer }: { customer: Customer }) {
  const { tag } = useFormats()
  const { country } = customer.profile.address
  return <Flag country={country} label={countryName(country, tag)} />
}

function CustomerActs({ customer }: { customer: Customer }) {
  const { workspaceId, may } = useWorkspace()
  const archive = useArchive(customer)
  const base = `/w/${workspaceId}/invoices`
  return (
    <>
      {may('customers.delete') && (
        <Button icon="archive" onClick={() => void archive()}>
          {customer.archived ? <Trans>Bring back</Trans> : <Trans>Archive</Trans>}
        </Button>
      )}
      {may('invoices.draft') && !customer.archived && (
        <ButtonLink look="primary" icon="plus" href={`${base}/new?customer=${customer.id}`}>
          <Trans>New invoice</Trans>
        </ButtonLink>
      )}
    </>
  )
}

/** Archives in ten seconds unless it is undone; brings back at once. */
function useArchive(customer: Customer): () => Promise<void> {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { id, archived } = customer
  const change = async () => {
    const query = { workspaceId, customerId: id }
    const answer = await call(archiveCustomer, { query, body: { archived: !archived } })
    if (!answer.ok) toasts.error(wordsOf(answer))
    touch([listCustomers, getCustomer])
  }
  return async () => {
    if (archived) return change()
    doLater({ message: t`${customer.profile.legalName} is archived.`, hide: [id], act: change })
    await navigate(`/w/${workspaceId}/customers`)
  }
}

function useSave(customer: Customer | undefined) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const touches = [listCustomers, getCustomer]
  const create = useAct(createCustomer, { touches })
  const update = useAct(updateCustomer, { touches })
  async function save(values: CustomerValues): Promise<boolean> {
    const body = requestOf(values)
    if (customer === undefined) {
      const answer = await create.act({ query: { workspaceId }, body })
      if (!answer.ok) return false
      toasts.success(t`The customer is added.`)
      return true
    }
    const query = { workspaceId, customerId: customer.id }
    const answer = await update.act({ query, body: { ...body, version: customer.version } })
    if (!answer.ok) return false
    queryClient.setQueryData<Customer>(keyOf(getCustomer, query), { ...customer, ...answer.value })
    toasts.success(t`Saved.`)
    return true
  }
  return {
    save,
    pending: create.pending || update.pending,
    refused: create.refused ?? update.refused,
  }
}
