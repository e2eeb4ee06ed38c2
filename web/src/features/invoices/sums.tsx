import type { InvoiceRow } from '@bordereau/contract/invoices'
import { useFormats } from '../../format/formats.ts'
import { selectionSums } from './selection-sums.ts'

/** What the selected documents come to, in each currency. */
export function Sums({ rows }: { rows: readonly InvoiceRow[] }) {
  const { money } = useFormats()
  const sums = selectionSums(rows).map(({ amount, currency }) => money(amount, currency))
  return <output className="tabular">{sums.join(' · ')}</output>
}
