import type { DocumentKind } from '@bordereau/domain/invoice/draft'
import type { Status } from '@bordereau/domain/payment/status'
import { StatusBadge as Badge } from '@bordereau/ui/badge/badge'
import { statusWords } from './words.ts'

/** Where a document stands, in a word with its colour. */
export function InvoiceStatus({ status, kind }: { status: Status; kind: DocumentKind }) {
  const { tone, label } = statusWords(status, kind)
  return <Badge tone={tone}>{label}</Badge>
}
