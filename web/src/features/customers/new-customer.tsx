import { createCustomer, listCustomers } from '@bordereau/contract/customers'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '#macros'
import { useId } from 'react'
import { errorsIn, useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { AddressFields } from '../party/address-fields.tsx'
import { TaxIdFields } from '../party/tax-id-fields.tsx'
import { IdentityFields } from './customer-fields.tsx'
import { customerErrors, newCustomer, requestOf, withCountry } from './customer-values.ts'

/** Creates a customer from the editor, with the fields that an invoice requires. */
export function NewCustomerDialog(props: {
  readonly name: string
  readonly onClose: () => void
  readonly onCreated: (customerId: string) => void
}) {
  const { t } = useLingui()
  const formId = useId()
  const { workspaceId, country } = useWorkspace()
  const form = useForm(newCustomer(country ?? 'FR', props.name), customerErrors)
  const create = useMutation(createCustomer, { invalidates: [listCustomers] })
  const { values, errors } = form
  const { profile } = values
  const submit = form.submit(async submitted => {
    const result = await create.mutate({ query: { workspaceId }, body: requestOf(submitted) })
    if (result.ok) props.onCreated(result.value.id)
  })
  return (
    <Modal
      open
      onClose={props.onClose}
      title={t`New customer`}
      size="lg"
      closeOnOutside={false}
      foot={
        <>
          <Button look="quiet" onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" form={formId} busy={create.pending}>
            <Trans>Add customer</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          {create.refused && (
            <Notice tone="red" live>
              {refusalMessage(create.refused)}
            </Notice>
          )}
          <IdentityFields form={form} />
          <AddressFields
            value={profile.address}
            onChange={address => form.replace(withCountry(values, { ...profile, address }))}
            errors={errorsIn(errors, 'profile.address')}
            section="billing"
          />
          <TaxIdFields
            profile={profile}
            onChange={taxIds => form.set('profile', { ...profile, taxIds })}
            errors={errorsIn(errors, 'profile.taxIds')}
          />
          <TextField
            label={t`Email addresses for invoices`}
            maxLength={1000}
            {...form.field('email')}
          />
        </Stack>
      </form>
    </Modal>
  )
}
