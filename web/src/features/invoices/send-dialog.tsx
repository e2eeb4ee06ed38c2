import { composeMail } from '@bordereau/contract/invoices'
import { Modal } from '@bordereau/ui/overlay/modal'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { RetryNotice } from '../../layout/refusal-notice.tsx'
import { type Props, titleOf, SendForm } from './send-form.tsx'

/** The composed email, which can be edited before it is sent, or another delivery channel. */
export function SendDialog(props: Props) {
  const { workspaceId } = useWorkspace()
  const { invoice, kind, onClose } = props
  const query = { workspaceId, invoiceId: invoice.id, kind }
  const mail = useQuery(composeMail, query, { forget: true })
  if (mail.data) return <SendForm {...props} composed={mail.data} />
  return (
    <Modal open onClose={onClose} size="lg" title={titleOf(props)}>
      {mail.refused ? (
        <RetryNotice refused={mail.refused} retry={mail.retry} />
      ) : (
        <LoadingSkeleton height="20rem" />
      )}
    </Modal>
  )
}
