import { Combobox } from '@bordereau/ui/field/combobox'
import { Modal } from '@bordereau/ui/overlay/modal'
import { useLingui } from '#macros'
import { useRef, useState } from 'react'
import { useCustomerSearch } from '../customers/use-search.ts'
import { RecordPaymentDialog } from './record-payment.tsx'
import type { PaymentTarget } from './use-payment-form.ts'

/** Records a payment from the list of payments: first the customer is chosen, then the dialog opens. */
export function NewPayment({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [payer, setPayer] = useState<PaymentTarget>()
  const currencies = useRef(new Map<string, string>())
  const search = useCustomerSearch(({ id, name, city, currency }) => {
    currencies.current.set(id, currency)
    return { value: id, label: name, help: city }
  })
  if (payer) return <RecordPaymentDialog target={payer} onClose={onClose} />
  return (
    <Modal open onClose={onClose} title={t`Who paid?`}>
      <Combobox
        label={t`Customer`}
        autoFocus
        chosen={undefined}
        search={search}
        onChoose={option => {
          if (!option) return
          const currency = currencies.current.get(option.value) ?? 'EUR'
          setPayer({ customerId: option.value, customerName: option.label, currency })
        }}
      />
    </Modal>
  )
}
