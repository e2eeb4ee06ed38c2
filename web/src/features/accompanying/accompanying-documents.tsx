import {
  type AccompanyingDocument,
  getAccompanyingFile,
} from '@bordereau/contract/accompanying-documents'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { mailStatusLabel } from '../mail/mail-labels.ts'
import css from './accompanying.module.css'
import { kindLabel } from './labels.ts'
import type { useAccompanying } from './use-accompanying.ts'

const SendAccompanying = lazy(async () => ({
  default: (await import('./send-accompanying.tsx')).SendAccompanying,
}))

type Props = { readonly accompanying: ReturnType<typeof useAccompanying> }

/** Order confirmations, pro-forma invoices and delivery notes that were made, and buttons to make one. */
export function AccompanyingDocuments({ accompanying }: Props) {
  const [sending, setSending] = useState<AccompanyingDocument>()
  const { documents = [], remove } = accompanying
  return (
    <Stack gap={3}>
      {documents.map(one => (
        <DocumentRow
          key={one.id}
          document={one}
          onSend={() => setSending(one)}
          onRemove={() => void remove(one)}
        />
      ))}
      <CreateButtons accompanying={accompanying} />
      <Suspense fallback={null}>
        {sending && <SendAccompanying document={sending} onClose={() => setSending(undefined)} />}
      </Suspense>
    </Stack>
  )
}

function CreateButtons({ accompanying: { kinds, creating, create } }: Props) {
  if (kinds.length === 0) return null
  return (
    <Row wrap>
      {kinds.map(kind => {
        const name = kindLabel(kind)
        return (
          <Button
            key={kind}
            size="sm"
            icon="plus"
            aria-label={t`Create: ${name}`}
            disabled={creating.pending}
            onClick={() => void create(kind)}
          >
            {name}
          </Button>
        )
      })}
    </Row>
  )
}

type RowProps = {
  readonly document: AccompanyingDocument
  readonly onSend: () => void
  readonly onRemove: () => void
}

function DocumentRow({ document, onSend, onRemove }: RowProps) {
  const { workspaceId, may } = useWorkspace()
  const { id: documentId, kind, fileName, mail } = document
  const name = kindLabel(kind)
  return (
    <Row justify="between">
      <div className={css.file}>
        <Button
          look="quiet"
          size="sm"
          icon="file-pdf"
          title={fileName}
          onClick={() => void download(getAccompanyingFile, { workspaceId, documentId })}
        >
          {name}
        </Button>
        <Made document={document} />
      </div>
      {may('invoices.send') && (
        <Row gap={1}>
          <Button size="sm" icon="send" onClick={onSend}>
            {mail === null ? <Trans>Send</Trans> : <Trans>Send again</Trans>}
          </Button>
          {mail === null && (
            <IconButton size="sm" icon="trash" label={t`Delete “${name}”`} onClick={onRemove} />
          )}
        </Row>
      )}
    </Row>
  )
}

/** When it was made, and what became of its e-mail. */
function Made({ document: { createdAt, mail } }: Pick<RowProps, 'document'>) {
  const { workspaceId } = useWorkspace()
  const { instant } = useFormats()
  return (
    <Text size={12} tone="muted">
      <time dateTime={createdAt}>{instant(createdAt)}</time>
      {mail && (
        <>
          {' · '}
          <Link href={`/w/${workspaceId}/mail/${mail.id}`}>{mailStatusLabel(mail.status)}</Link>
        </>
      )}
    </Text>
  )
}
