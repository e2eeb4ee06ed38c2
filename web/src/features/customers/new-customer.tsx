import { TextField } from '@bordereau/ui/field/text-field'
import { useLingui } from '#macros'
import { useRef } from 'react'
import type { Form } from '../../form/form.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { IdentityFields } from './identity-fields.tsx'
import type { CustomerStart } from './customer-from-text.ts'
import type { CustomerValues } from './customer-values.ts'
import { useNewCustomer } from './use-new-customer.ts'
import { useCustomerPaste } from './use-customer-paste.ts'
import { BillingAddress, BillingCountry, CheckedTaxNumbers } from './legal-fields.tsx'

/** Creates a customer from the editor, with the fields that an invoice requires. */
export function NewCustomerDialog(props: {
  /** A name or a number, as it was typed, or an address that was pasted. */
  readonly typed: string
  readonly onClose: () => void
  readonly onCreated: (customerId: string) => void
}) {
  const { t } = useLingui()
  const { start, form, create, submit } = useNewCustomer(props.typed, props.onCreated)
  return (
    <FormDialog
      title={t`New customer`}
      submitLabel={t`Add customer`}
      pending={create.pending}
      refused={create.refused}
      onClose={props.onClose}
      onSubmit={submit}
    >
      <RequiredFields form={form} start={start} />
    </FormDialog>
  )
}

/** The fields that an invoice needs: the numbers first, since registers know the rest by them. */
function RequiredFields({ form, start }: { form: Form<CustomerValues>; start: CustomerStart }) {
  const { t } = useLingui()
  const paste = useCustomerPaste(form, start)
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const isNamed = form.values.profile.legalName !== ''
  return (
    <>
      <IdentityFields form={form} nameRef={name} paste={paste} />
      <BillingCountry form={form} />
      <CheckedTaxNumbers
        form={form}
        isNew
        onFilled={() => {
          // The name is filled now: the focus goes on to what no register knows.
          if (!isNamed && document.activeElement === name.current) email.current?.focus()
        }}
      />
      <BillingAddress form={form} countryFixed paste={paste} />
      <TextField
        label={t`Email addresses for invoices`}
        maxLength={1000}
        ref={email}
        {...form.field('email')}
      />
    </>
  )
}
