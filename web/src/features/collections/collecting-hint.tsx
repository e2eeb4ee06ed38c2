import { Notice } from '@bordereau/ui/badge/badge'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { collectsLabel } from './collects-label.ts'
import { savedMethodText } from './saved-method-text.ts'
import { useCollecting } from './use-collecting.ts'

/**
 * Beside a form that sends invoices: that they are collected from the customer, and that the message says so. Nothing where
 * they are not.
 */
export function CollectingHint(props: { readonly customerId: string | null }) {
  const { customerId } = props
  const { workspaceId } = useWorkspace()
  const collecting = useCollecting(customerId)
  if (!collecting || collecting.collects === 'off' || customerId === null) return null
  const method = savedMethodText(collecting.method)
  const when = collectsLabel(collecting.collects)
  return (
    <Notice
      tone="blue"
      icon="cash"
      title={t`Collected automatically: ${method}`}
      action={
        // The form stays open with what was typed.
        <Link href={`/w/${workspaceId}/customers/${customerId}`} target="_blank">
          <Trans>Change</Trans>
        </Link>
      }
    >
      {t`${when}. The customer reads the day in the email with the invoice.`}
    </Notice>
  )
}
