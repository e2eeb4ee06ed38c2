import { Button } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { NewPayment } from '../features/payments/choose-payer.tsx'
import { PaymentList } from '../features/payments/payment-list.tsx'
import { useListState } from '../features/list/list-state.ts'
import { Page } from '../page.tsx'
import { useWorkspace } from '../session.tsx'

/** The word of the address that opens the window to record one. */
const NEW = 'new'

/** The list of payments. */
export function PaymentsPage() {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const state = useListState()
  const recording = state.get(NEW) === 'payment' && may('payments.record')
  return (
    <Page
      title={t`Payments`}
      actions={
        may('payments.record') && (
          <Button look="primary" icon="plus" onClick={() => state.put({ [NEW]: 'payment' })}>
            <Trans>Record payment</Trans>
          </Button>
        )
      }
    >
      <PaymentList state={state} />
      {recording && <NewPayment onClose={() => state.put({ [NEW]: undefined })} />}
    </Page>
  )
}
