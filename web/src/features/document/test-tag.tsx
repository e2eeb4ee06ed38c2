import type { PaymentMode } from '@bordereau/contract/payment-accounts'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { t } from '#macros'

/** Beside everything by which no money is moved; nothing where money is real. */
export function TestTag({ mode }: { mode: PaymentMode }) {
  if (mode === 'live') return null
  return (
    <span title={t`No money is moved.`}>
      <StatusBadge tone="amber" icon="info">
        {mode === 'sandbox' ? t`Sandbox` : t`Test mode`}
      </StatusBadge>
    </span>
  )
}
