import { createCustomer, listCustomers } from '@bordereau/contract/customers'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { faultsIn, useForm } from '../../form.ts'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { AddressFields } from '../party/address-fields.tsx'
import { TaxIdFields } from '../party/tax-id-fields.tsx'
import { WhoFields } from './customer-fields.tsx'
import { customerFaults, newCustomer, requestOf, withCountry } from './customer-values.ts'

/** A new customer without leaving the document: what an invoice needs; the rest can be added later. */
export function NewCustomerDialog(props: {
  readonly name: string
  readonly onClose: () => void
  readonly onCreated: (customerId: string) => void
}) {
  const { t } = useLingui()
  const formId = useId()
  const { workspaceId, country } = useWorkspace()
  const form = useForm(newCustomer(country ?? 'FR', props.name), customerFaults)
  const create = useAct(createCustomer, { touches: [listCustomers] })
  const { values, faults } = form
  const { profile } = values
  const submit = form.submit(async given => {
    const answer = await create.act({ query: { workspaceId }, body: requestOf(given) })
    if (answer.ok) props.onCreated(answer.value.id)
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
              {wordsOf(create.refused)}
            </Notice>
          )}
          <WhoFields form={form} />
          <AddressFields
            value={profile.address}
            onChange={address => form.replace(withCountry(values, { ...profile, address }))}
            faults={faultsIn(faults, 'profile.address')}
            section="billing"
          />
          <TaxIdFields
            profile={profile}
            onChange={taxIds => form.set('profile', { ...profile, taxIds })}
            faults={faultsIn(faults, 'profile.taxIds')}
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
