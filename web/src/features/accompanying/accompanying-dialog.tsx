import { Modal } from '@bordereau/ui/overlay/modal'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Trans, t } from '#macros'
import { RetryNotice } from '../../layout/refusal-notice.tsx'
import { AccompanyingDocuments } from './accompanying-documents.tsx'
import { type Source, useAccompanying } from './use-accompanying.ts'

/** The same as the card, where there is no room for one. */
export function AccompanyingDialog(props: {
  readonly source: Source
  readonly onClose: () => void
}) {
  const accompanying = useAccompanying(props.source)
  const { documents, refused, retry } = accompanying
  return (
    <Modal open onClose={props.onClose} title={t`Other documents`}>
      <Stack gap={4}>
        <Text tone="muted">
          <Trans>
            Made of what is there now, and kept as they are. They are no invoices: nothing of them
            is owed, taxed or booked.
          </Trans>
        </Text>
        {documents ? (
          <AccompanyingDocuments accompanying={accompanying} />
        ) : refused ? (
          <RetryNotice refused={refused} retry={retry} />
        ) : (
          <LoadingSkeleton height="5rem" />
        )}
      </Stack>
    </Modal>
  )
}
