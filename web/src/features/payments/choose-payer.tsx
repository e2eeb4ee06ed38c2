import { listCustomers } from '@bordereau/contract/customers'
import { Combobox, type ComboboxOption } from '@bordereau/ui/field/combobox'
import { Modal } from '@bordereau/ui/overlay/modal'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { call } from '../../api.ts'
import { useWorkspace } from '../../session.tsx'
import { type PaymentFor, RecordPaymentDialog } from './record-payment.tsx'

/** Records a payment from the list: first whose it is, then what it is for. */
export function NewPayment({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const [payer, setPayer] = useState<PaymentFor>()
  const currencies = useRef(new Map<string, string>())
  async function search(query: string, _page: number, signal: AbortSignal) {
    const input = { workspaceId, limit: 20, ...(query === '' ? {} : { q: query }) }
    const answer = await call(listCustomers, { query: input, signal })
    const rows = answer.ok ? answer.value.rows : []
    const options = rows.map((row): ComboboxOption => {
      currencies.current.set(row.id, row.currency)
      return { value: row.id, label: row.name, help: row.city }
    })
    return { options, more: false }
  }
  if (payer) return <RecordPaymentDialog given={payer} onClose={onClose} />
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
