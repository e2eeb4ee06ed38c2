import { Button } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy } from 'react'
import { PaymentList } from '../features/payments/payment-list.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'
import { useWorkspace } from '../data/session.tsx'

const loadForm = async () => ({
  default: (await import('../features/payments/choose-payer.tsx')).NewPayment,
})
const NewPayment = lazy(loadForm)

/** The query parameter that opens the window to record a payment. */
const NEW_PARAM = 'new'

export function PaymentsPage() {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const state = useListState()
  const recording = state.get(NEW_PARAM) === 'payment' && may('payments.record')
  return (
    <Page
      title={t`Payments`}
      actions={
        may('payments.record') && (
          <Button
            look="primary"
            icon="plus"
            onClick={() => state.put({ [NEW_PARAM]: 'payment' })}
            onPointerEnter={() => void loadForm().catch(() => undefined)}
          >
            <Trans>Record payment</Trans>
          </Button>
        )
      }
    >
      <PaymentList state={state} />
      <Suspense fallback={null}>
        {recording && <NewPayment onClose={() => state.put({ [NEW_PARAM]: undefined })} />}
      </Suspense>
    </Page>
  )
}
