import { Button } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NewPayment } from '../features/payments/choose-payer.tsx'
import { PaymentList } from '../features/payments/payment-list.tsx'
import { useListState } from '../features/list/list-state.ts'
import { Page } from '../page.tsx'
import { useWorkspace } from '../session.tsx'

/** The list of payments. */
export function PaymentsPage() {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const [recording, setRecording] = useState(false)
  const state = useListState()
  return (
    <Page
      title={t`Payments`}
      actions={
        may('payments.record') && (
          <Button look="primary" icon="plus" onClick={() => setRecording(true)}>
            <Trans>Record payment</Trans>
          </Button>
        )
      }
    >
      <PaymentList state={state} />
      {recording && <NewPayment onClose={() => setRecording(false)} />}
    </Page>
  )
}
