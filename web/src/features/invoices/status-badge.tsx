import type { DocumentType } from '@bordereau/domain/document-kind'
import type { Status } from '@bordereau/domain/payment/status'
import { StatusBadge as Badge } from '@bordereau/ui/badge/badge'
import { statusLabel } from '../document/labels.ts'

export function InvoiceStatus({ status, type }: { status: Status; type: DocumentType }) {
  const { tone, label } = statusLabel(status, type)
  return <Badge tone={tone}>{label}</Badge>
}
