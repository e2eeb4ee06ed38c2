import {
  type AccompanyingDocument,
  getAccompanyingFile,
} from '@bordereau/contract/accompanying-documents'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { mailStatusLabel } from '../mail/mail-labels.ts'
import css from './accompanying.module.css'
import { kindLabel } from './labels.ts'

type RowProps = {
  readonly document: AccompanyingDocument
  readonly onSend: () => void
  readonly onRemove: () => void
}

/** One document: its file, what became of it, and what can be done with it. */
export function DocumentRow({ document, onSend, onRemove }: RowProps) {
  const { may } = useWorkspace()
  const { kind, mail } = document
  const name = kindLabel(kind)
  return (
    <Row justify="between">
      <div className={css.file}>
        <FileButton document={document} />
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

/** Downloads the PDF. */
function FileButton({ document }: Pick<RowProps, 'document'>) {
  const { workspaceId } = useWorkspace()
  const { id: documentId, kind, fileName } = document
  return (
    <Button
      look="quiet"
      size="sm"
      icon="file-pdf"
      title={fileName}
      onClick={() => void download(getAccompanyingFile, { workspaceId, documentId })}
    >
      {kindLabel(kind)}
    </Button>
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
