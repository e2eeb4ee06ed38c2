import type { InvoiceView } from '@bordereau/contract/invoices'
import { getDocument } from '@bordereau/contract/invoice-files'
import { Button } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { listedFiles } from './document-files.ts'
import css from './invoices.module.css'

/** The archived files with their size and SHA-256 hash. */
export function Documents({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  if (invoice.documents.length === 0) return null
  return (
    <Card title={t`Documents`}>
      <Stack gap={3}>
        {listedFiles(invoice.documents).map(document => (
          <Row key={document.kind} justify="between">
            <div className={css.file}>
              <Button
                look="quiet"
                size="sm"
                icon={document.icon}
                title={document.fileName}
                onClick={() =>
                  void download(getDocument, {
                    workspaceId,
                    invoiceId: invoice.id,
                    kind: document.kind,
                  })
                }
              >
                {document.name}
              </Button>
              <Text size={12} tone="muted">
                {document.name !== document.fileName && (
                  <>
                    <bdi>{document.fileName}</bdi> ·{' '}
                  </>
                )}
                <bdi>{formats.size(document.size)}</bdi>
              </Text>
            </div>
            <Row gap={1}>
              <Text size={12} tone="muted" as="span">
                <code>{document.sha256.slice(0, 8)}…</code>
              </Text>
              <CopyButton text={document.sha256} label={t`Copy SHA-256 of ${document.fileName}`} />
            </Row>
          </Row>
        ))}
        {invoice.journal !== null && (
          <Row justify="between">
            <Text size={13}>
              <Trans>Journal entry {invoice.journal.position}</Trans>
            </Text>
            <Row gap={1}>
              <Text size={12} tone="muted" as="span">
                <code>{invoice.journal.hash.slice(0, 8)}…</code>
              </Text>
              <CopyButton text={invoice.journal.hash} label={t`Copy hash of the journal entry`} />
            </Row>
          </Row>
        )}
      </Stack>
    </Card>
  )
}
