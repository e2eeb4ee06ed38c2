import type { InvoiceView } from '@bordereau/contract/invoices'
import { listTaxRegisterChecks } from '@bordereau/contract/tax-registers'
import { taxIdsOf } from '@bordereau/domain/country/tax-ids'
import { TAX_REGISTER_LABELS } from '@bordereau/domain/country/tax-register'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { proofFor } from '../party/register-answer.ts'

/**
 * The register's answer that proves the customer's VAT number, where none was kept at issue, as for documents issued before
 * their number was checked: register, day, consultation number.
 */
export function useVatProof(invoice: InvoiceView): string | undefined {
  const { workspaceId } = useWorkspace()
  const { instantDate } = useFormats()
  const numbers = invoice.buyer ? taxIdsOf(invoice.buyer) : []
  const number = numbers.find(({ kind }) => kind.role === 'vat')?.value ?? ''
  const query = { workspaceId, number }
  const isWanted = invoice.vatProof === null && number !== ''
  const { data } = useQuery(listTaxRegisterChecks, query, { enabled: isWanted })
  if (!isWanted) return undefined
  const proof = proofFor(data?.checks ?? [], invoice.issueDate)
  if (proof === undefined) return undefined
  const parts = [TAX_REGISTER_LABELS[proof.register], instantDate(proof.checkedAt)]
  return [...parts, proof.consultationNumber].filter(part => part !== '').join(' · ')
}
