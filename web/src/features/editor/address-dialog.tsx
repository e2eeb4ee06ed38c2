import { addressErrors } from '@bordereau/domain/country/address'
import { address as addressShape } from '@bordereau/contract/party'
import type { Address } from '@bordereau/domain/party/party'
import { Button } from '@bordereau/ui/button/button'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { AddressFields } from '../party/address-fields.tsx'
import { useSet } from './store.ts'
import { type FieldErrors, fieldErrorsOf } from '../../form/form.ts'
import { useGuardedClose } from '../../layout/use-guarded-close.ts'

/** The form of the delivery address, with the fields of its country. */
export function AddressDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const set = useSet()
  const [value, setValue] = useState(address)
  const { modal, onInput } = useGuardedClose(onClose)
  function apply(next: Address | null): void {
    set({ deliveryAddress: next })
    onClose()
  }
  return (
    <Modal
      open
      {...modal}
      title={t`Delivery address`}
      size="lg"
      closeOnOutside={false}
      foot={
        <>
          <Button look="quiet" onClick={() => apply(null)}>
            <Trans>No delivery address</Trans>
          </Button>
          <Button look="primary" onClick={() => apply(value)}>
            <Trans>Use this address</Trans>
          </Button>
        </>
      }
    >
      <AddressFields
        value={value}
        onChange={next => {
          onInput()
          setValue(next)
        }}
        errors={messagesOf(value)}
        section="shipping"
      />
    </Modal>
  )
}

/** What is wrong with the address, by field. */
function messagesOf(address: Address): FieldErrors {
  return {
    ...fieldErrorsOf(addressShape, address),
    ...Object.fromEntries(
      addressErrors(address).map(({ field, code }) => [
        field,
        code === 'required' ? t`Fill this in` : t`Not a post code of this country`,
      ]),
    ),
  }
}
