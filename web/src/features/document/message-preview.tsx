import { previewMail } from '@bordereau/contract/mail-templates'
import { Card } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { RefusalNotice } from '../../layout/refusal-notice.tsx'
import { useComputed } from '../../data/use-computed.ts'
import { MailFrame } from '../mail/mail-frame.tsx'
import type { MessageProps } from './message-fields.tsx'

/** The message as its reader will see it, with the text as it is now. */
export function MessagePreview({ form, invoiceRef, kind }: MessageProps) {
  const { subject, message } = form.values
  const { data, refused } = useComputed(previewMail, {
    query: invoiceRef,
    body: { kind, subject, message },
  })
  return (
    <>
      <RefusalNotice refused={refused} />
      {data === undefined ? (
        <LoadingSkeleton height="20rem" />
      ) : (
        <Card pad="none">
          <MailFrame html={data.html} workspaceId={invoiceRef.workspaceId} />
        </Card>
      )}
    </>
  )
}
