import type { CustomerView } from '@bordereau/contract/customers'
import { Trans, useLingui } from '#macros'
import { lazy } from 'react'
import { Page } from '../../layout/page.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { RecordForm } from '../../layout/record-form.tsx'
import { CountryFlag } from '../../layout/country-flag.tsx'
import { useCustomerForm } from './use-customer-form.ts'
import { CustomerActions } from './customer-actions.tsx'

// The side column is loaded after the form is rendered.
const CustomerSide = lazy(async () => ({
  default: (await import('./customer-side.tsx')).CustomerSide,
}))

/** The page of a customer with its form; undefined: a new customer. */
export function CustomerEditor({ customer }: { customer: CustomerView | undefined }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { form, submit, pending, refused } = useCustomerForm(customer)
  const isNew = customer === undefined
  const allowed = may(isNew ? 'customers.create' : 'customers.update')
  return (
    <Page
      title={customer?.profile.legalName ?? t`New customer`}
      back={{ href: `/w/${workspaceId}/customers`, label: t`Customers` }}
      width={isNew ? 'form' : 'content'}
      lead={customer && <CountryFlag country={customer.profile.address.country} named />}
      actions={customer && <CustomerActions customer={customer} />}
    >
      <RecordForm
        archived={customer?.archived === true}
        refused={refused}
        submitLabel={allowed ? (isNew ? t`Add customer` : t`Save`) : undefined}
        hint={<ErrorHint shown={Object.keys(form.errors).length > 0} />}
        pending={pending}
        onSubmit={submit}
        side={customer && <CustomerSide customer={customer} />}
      >
        <CustomerFields form={form} isNew={isNew} />
      </RecordForm>
    </Page>
  )
}

function ErrorHint({ shown }: { shown: boolean }) {
  if (!shown) return null
  return (
    <div role="status">
      <Trans>See the marked fields.</Trans>
    </div>
  )
}
