import { TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { type Form, errorsIn } from '../../form/form.ts'
import { ContactFields } from '../party/contact-fields.tsx'
import type { CustomerValues } from './customer-values.ts'
import { EInvoiceChoiceField, hasEInvoiceChoice } from './e-invoice-choice-field.tsx'
import { ElectronicAddressFields } from './electronic-address-fields.tsx'

/** Where the invoices of a customer go: email, network, contact. */
export function DeliveryFields({ form }: { readonly form: Form<CustomerValues> }) {
  const { t } = useLingui()
  const { country } = useWorkspace()
  const { values, errors } = form
  const { profile } = values
  // The choice can be taken back and made again.
  const [hasFormat] = useState(profile.eInvoiceChoice !== undefined)
  return (
    <Stack>
      <TextField
        label={t`Email addresses for invoices`}
        help={t`Separate several with commas.`}
        maxLength={1000}
        {...form.field('email')}
      />
      <ElectronicAddressFields
        profile={profile}
        error={errors['profile.electronicAddress.id']}
        onChange={electronicAddress => form.set('profile', { ...profile, electronicAddress })}
      />
      {(hasFormat || hasEInvoiceChoice(profile, country)) && (
        <EInvoiceChoiceField profile={profile} onChange={changed => form.set('profile', changed)} />
      )}
      <ContactFields
        value={profile.contact}
        onChange={contact => form.set('profile', { ...profile, contact })}
        errors={errorsIn(errors, 'profile.contact')}
      />
    </Stack>
  )
}
