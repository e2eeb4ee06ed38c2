import { addressFaults } from '@bordereau/domain/party/address'
import { addressLines } from '@bordereau/domain/party/address'
import type { Address } from '@bordereau/domain/party/party'
import { Button } from '@bordereau/ui/button/button'
import { Modal } from '@bordereau/ui/overlay/modal'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperButton } from '@bordereau/ui/paper/paper-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AddressFields } from '../party/address-fields.tsx'
import { emptyProfile } from '../party/empty.ts'
import { useDesk, useShown } from './desk.ts'
import { useFault } from './fault-list.tsx'
import { useDraft, useSet } from './store.ts'

/** Where it was delivered, when not at the customer's address. */
export function DeliveryAddress() {
  const { t } = useLingui()
  const { company, formats } = useDesk()
  const [open, setOpen] = useState(false)
  const address = useDraft('deliveryAddress')
  const shown = useShown('deliveryAddress')
  const fault = useFault('deliveryAddress')
  if (address === null && !shown && fault === undefined) return null
  const from = company.profile.address.country
  return (
    <>
      <PaperLabel>{t`Delivered to`}</PaperLabel>
      <span data-path="deliveryAddress">
        <PaperButton
          aria-label={t`Delivery address`}
          empty={address === null}
          invalid={fault !== undefined}
          onClick={() => setOpen(true)}
        >
          {address === null
            ? t`Enter an address`
            : addressLines(address, { from, language: formats.tag }).map((line, i) => (
                <div key={i}>{line}</div>
              ))}
        </PaperButton>
      </span>
      {open && (
        <AddressDialog
          address={address ?? emptyProfile(from).address}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function AddressDialog({ address, onClose }: { address: Address; onClose: () => void }) {
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
