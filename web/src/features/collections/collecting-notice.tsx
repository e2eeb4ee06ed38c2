import { Notice } from '@bordereau/ui/badge/badge'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { collectsLabel } from './collects-label.ts'
import { savedMethodText } from './saved-method-text.ts'
import type { HintProps } from './collecting-hint.tsx'
import { useCollecting } from './use-collecting.ts'

/** That invoices of a customer are collected, and that the message says so. Nothing where they are not. */
export function CollectingNotice(props: HintProps) {
  const { customerId, besideForm = false } = props
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
        <Link
          href={`/w/${workspaceId}/customers/${customerId}`}
          target={besideForm ? '_blank' : undefined}
        >
          <Trans>Change</Trans>
        </Link>
      }
    >
      {t`${when}. The customer reads the day in the email with the invoice.`}
    </Notice>
  )
}
