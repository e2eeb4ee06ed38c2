import { addressLines } from '@bordereau/domain/country/address'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperButton } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { useEditorContext, useShown } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { useDraft } from './store.ts'

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}))

/** The delivery address, if it is not the customer's (BG-15). */
export function DeliveryAddress() {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const [open, setOpen] = useState(false)
  const address = useDraft('deliveryAddress')
  const shown = useShown('deliveryAddress')
  const error = useFieldError('deliveryAddress', 'inside')
  if (address === null && !shown && error === undefined) return null
  const from = company.profile.address.country
  return (
    <>
      <PaperLabel>{t`Delivered to`}</PaperLabel>
      <span data-path="deliveryAddress">
        <PaperButton
          aria-label={t`Delivery address`}
          empty={address === null}
          invalid={error !== undefined}
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
