import { addressLines } from '@bordereau/domain/party/address'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperButton } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useState } from 'react'
import { emptyProfile } from '../party/empty.ts'
import { useDesk, useShown } from './desk.ts'
import { useFault } from './fault-list.tsx'
import { useDraft } from './store.ts'

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}))

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
        <Suspense fallback={null}>
          <AddressDialog
            address={address ?? emptyProfile(from).address}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
