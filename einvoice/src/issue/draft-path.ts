import type { Draft } from '@bordereau/domain/invoice/draft'
import { indexInDraft } from '@bordereau/domain/invoice/shared-by-tax'

const PATHS: Readonly<Record<string, string>> = {
  dueDate: 'due',
  precedingInvoices: 'corrects',
  'delivery.date': 'deliveryDate',
  'delivery.address': 'deliveryAddress',
  notes: 'note',
  payment: 'bankAccountId',
}

/** Where a place of the issued document is written in the draft. */
export function draftPath(path: string, draft: Pick<Draft, 'lines' | 'allowancesCharges'>): string {
  const [field, index, ...rest] = path.split('.')
  if (field === 'allowancesCharges' && index !== undefined)
    return [field, indexInDraft(draft, Number(index)), ...rest].join('.')
  const found = Object.keys(PATHS).find(start => path === start || path.startsWith(`${start}.`))
  if (found === undefined) return path.replace(/\.classifications.*$/, '.classification')
  return PATHS[found] ?? path
}
