import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { Status } from '@bordereau/domain/payment/status'
import { StatusBadge as Badge } from '@bordereau/ui/badge/badge'
import { statusLabel } from '../document/labels.ts'

export function InvoiceStatus({ status, kind }: { status: Status; kind: LedgerKind }) {
  const { tone, label } = statusLabel(status, kind)
  return <Badge tone={tone}>{label}</Badge>
}
