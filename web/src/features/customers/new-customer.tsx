import { createCustomer, listCustomers } from '@bordereau/contract/customers'
import { TextField } from '@bordereau/ui/field/text-field'
import { useLingui } from '#macros'
import { type Form, useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { type CustomerValues, customerErrors, newCustomer, requestOf } from './customer-values.ts'
import { BillingAddress, TaxNumbers } from './legal-fields.tsx'

/** Creates a customer from the editor, with the fields that an invoice requires. */
export function NewCustomerDialog(props: {
  readonly name: string
  readonly onClose: () => void
  readonly onCreated: (customerId: string) => void
}) {
  const { t } = useLingui()
  const { workspaceId, country } = useWorkspace()
  const form = useForm(newCustomer(country ?? 'FR', props.name), customerErrors)
  const create = useMutation(createCustomer, { invalidates: [listCustomers] })
  const submit = form.submit(async submitted => {
    const result = await create.mutate({ query: { workspaceId }, body: requestOf(submitted) })
    if (result.ok) props.onCreated(result.value.id)
  })
  return (
    <FormDialog
      title={t`New customer`}
      submitLabel={t`Add customer`}
      pending={create.pending}
      refused={create.refused}
      onClose={props.onClose}
      onSubmit={submit}
    >
      <RequiredFields form={form} />
    </FormDialog>
  )
}

/** The fields that an invoice needs. */
function RequiredFields({ form }: { form: Form<CustomerValues> }) {
  const { t } = useLingui()
  return (
    <>
      <IdentityFields form={form} />
      <BillingAddress form={form} />
      <TaxNumbers form={form} />
      <TextField
        label={t`Email addresses for invoices`}
        maxLength={1000}
        {...form.field('email')}
      />
    </>
  )
}
