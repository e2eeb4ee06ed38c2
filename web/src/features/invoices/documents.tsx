import { getDocument } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import type { IconName } from '@bordereau/ui/icon/icon'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '@lingui/react/macro'
import { download } from '../../download.ts'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { useFormats } from './formats.ts'
import css from './invoices.module.css'

const ICONS: Readonly<Record<InvoiceView['documents'][number]['kind'], IconName>> = {
  pdf: 'file-pdf',
  ubl: 'file-xml',
  cii: 'file-xml',
}

const ORDER = ['pdf', 'ubl', 'cii'] as const
type File = InvoiceView['documents'][number]
/** The one for people first. */
const byKind = (a: File, b: File) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)

/** The archived files with their size and the hash that proves them. */
export function Documents({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  if (invoice.documents.length === 0) return null
  const name = { pdf: 'PDF/A-3, Factur-X', ubl: 'UBL 2.1', cii: 'UN/CEFACT CII' }
  return (
    <Card title={t`Documents`}>
      <Stack gap={3}>
        {invoice.documents.toSorted(byKind).map(document => (
          <Row key={document.kind} justify="between">
            <div className={css.file}>
              <Button
                look="quiet"
                size="sm"
                icon={ICONS[document.kind]}
                onClick={() =>
                  void download(getDocument, {
                    workspaceId,
                    invoiceId: invoice.id,
                    kind: document.kind,
                  })
                }
              >
                {name[document.kind]}
              </Button>
              <Text size={12} tone="muted">
                <bdi>{document.fileName}</bdi> · <bdi>{formats.size(document.size)}</bdi>
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
