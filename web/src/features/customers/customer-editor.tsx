import {
  archiveCustomer,
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
  type CustomerView,
} from '@bordereau/contract/customers'
import { countryName } from '@bordereau/domain/country/countries'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { type Form, useForm } from '../../form/form.ts'
import css from '../../layout/layout.module.css'
import { Page } from '../../layout/page.tsx'
import { keyOf, queryClient, invalidate, useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { undoable } from '../../data/undoable-action.ts'
import { CustomerFields } from './customer-fields.tsx'
import {
  type CustomerValues,
  customerErrors,
  newCustomer,
  requestOf,
  valuesOf,
} from './customer-values.ts'
import { useUnsavedChanges } from '../../form/unsaved-changes.ts'

// The side column is loaded after the form is rendered.
const CustomerSide = lazy(async () => ({
  default: (await import('./customer-side.tsx')).CustomerSide,
}))

/** The page of a customer with its form; undefined: a new customer. */
export function CustomerEditor({ customer }: { customer: CustomerView | undefined }) {
  const { t } = useLingui()
  const { workspaceId, country, may } = useWorkspace()
  const initial = customer === undefined ? newCustomer(country ?? 'FR') : valuesOf(customer)
  const form = useForm(initial, customerErrors)
  const navigate = useNavigate()
  const { save, pending, refused } = useSave(customer)
  const unsaved = useUnsavedChanges(form.values)
  const submit = form.submit(async values => {
    const saved = await save(values)
    if (!saved) return
    unsaved.saved(values)
    if (customer === undefined) await navigate(`/w/${workspaceId}/customers`)
  })
  const allowed = may(customer === undefined ? 'customers.create' : 'customers.update')
  return (
    <Page
      title={customer?.profile.legalName ?? t`New customer`}
      back={{ href: `/w/${workspaceId}/customers`, label: t`Customers` }}
      width={customer === undefined ? 'form' : 'content'}
      lead={customer && <CustomerCountry customer={customer} />}
      actions={customer && <CustomerActions customer={customer} />}
    >
      <div className={customer && css.withSide}>
        <form onSubmit={submit} noValidate>
          <Stack gap={6}>
            {customer?.archived && (
              <Notice tone="grey" title={t`Archived: not offered for new invoices`} />
            )}
            {refused && (
              <Notice tone="red" live>
                {refusalMessage(refused)}
              </Notice>
            )}
            <CustomerFields form={form} />
            {allowed && <FormFooter form={form} pending={pending} isNew={customer === undefined} />}
          </Stack>
        </form>
        <Suspense fallback={<Skeleton height="20rem" />}>
          {customer && <CustomerSide customer={customer} />}
        </Suspense>
      </div>
    </Page>
  )
}

function FormFooter(props: { form: Form<CustomerValues>; pending: boolean; isNew: boolean }) {
  const { t } = useLingui()
  const errorCount = Object.keys(props.form.errors).length
  return (
    <div className={css.save}>
      <Row justify="end">
        {errorCount > 0 && (
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

function CustomerCountry({ customer }: { customer: CustomerView }) {
  const { tag } = useFormats()
  const { country } = customer.profile.address
  return <Flag country={country} label={countryName(country, tag)} />
}

function CustomerActions({ customer }: { customer: CustomerView }) {
  const { workspaceId, may } = useWorkspace()
  const archive = useArchive(customer)
  const base = `/w/${workspaceId}/invoices`
  return (
    <>
      {may('customers.delete') && (
        <Button icon="archive" onClick={() => void archive()}>
          {customer.archived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
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

/** Archives the customer after the time to undo has passed; restores an archived one at once. */
function useArchive(customer: CustomerView): () => Promise<void> {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { id, archived } = customer
  const setArchived = async (keepalive = false) => {
    const query = { workspaceId, customerId: id }
    const result = await call(archiveCustomer, { query, body: { archived: !archived }, keepalive })
    if (!result.ok) toasts.error(refusalMessage(result))
    invalidate([listCustomers, getCustomer])
  }
  return async () => {
    if (archived) return setArchived()
    undoable({
      message: t`${customer.profile.legalName} is archived.`,
      hide: [id],
      act: setArchived,
    })
    await navigate(`/w/${workspaceId}/customers`)
  }
}

function useSave(customer: CustomerView | undefined) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const invalidates = [listCustomers, getCustomer]
  const create = useMutation(createCustomer, { invalidates })
  const update = useMutation(updateCustomer, { invalidates })
  async function save(values: CustomerValues): Promise<boolean> {
    const body = requestOf(values)
    if (customer === undefined) {
      const result = await create.mutate({ query: { workspaceId }, body })
      if (!result.ok) return false
      toasts.success(t`The customer is added.`)
      return true
    }
    const query = { workspaceId, customerId: customer.id }
    const result = await update.mutate({ query, body: { ...body, version: customer.version } })
    if (!result.ok) return false
    queryClient.setQueryData<CustomerView>(keyOf(getCustomer, query), {
      ...customer,
      ...result.value,
    })
    toasts.success(t`Saved.`)
    return true
  }
  return {
    save,
    pending: create.pending || update.pending,
    refused: create.refused ?? update.refused,
  }
}
