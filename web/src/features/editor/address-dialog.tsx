import { addressFaults } from '@bordereau/domain/party/address'
import type { Address } from '@bordereau/domain/party/party'
import { Button } from '@bordereau/ui/button/button'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AddressFields } from '../party/address-fields.tsx'
import { useSet } from './store.ts'

/** The delivery address, with the fields of its country. */
export function AddressDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const { t } = useLingui()
  const set = useSet()
  const [value, setValue] = useState(address)
  const faults = Object.fromEntries(
    addressFaults(value).map(({ field, code }) => [
      field,
      code === 'required' ? t`Fill this in` : t`Not a post code of this country`,
    ]),
  )
  function take(next: Address | null): void {
    set({ deliveryAddress: next })
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t`Delivery address`}
      size="lg"
      closeOnOutside={false}
      foot={
        <>
          <Button look="quiet" onClick={() => take(null)}>
            <Trans>No delivery address</Trans>
          </Button>
          <Button look="primary" onClick={() => take(value)}>
            <Trans>Use this address</Trans>
          </Button>
        </>
      }
    >
      <AddressFields value={value} onChange={setValue} faults={faults} section="shipping" />
    </Modal>
  )
}
