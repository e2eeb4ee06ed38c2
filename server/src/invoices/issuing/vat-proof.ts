import type { Draft } from '@bordereau/domain/invoice/draft'
import { type VatProof, vatNumberToProve } from '@bordereau/domain/invoice/vat-proof'
import type { Tx } from '../../db/database.ts'
import { lastCheckOf } from '../../tax-registers/store.ts'
import type { Buyer } from '../document/parties-store.ts'

/**
 * The proof that is frozen with a document: what VIES answered last about the VAT number that its tax relies on. null
 * where none does, where VIES was not asked, and where it said last that the number is not valid.
 */
export async function loadVatProof(
  tx: Tx,
  workspaceId: string,
  draft: Draft,
  buyer: Buyer | undefined,
): Promise<VatProof | null> {
  const number = buyer === undefined ? '' : vatNumberToProve(draft, buyer.profile)
  if (number === '') return null
  const check = await lastCheckOf(tx, workspaceId, 'vies', number)
  if (!check?.valid) return null
  const { register, name, requester, consultation_number, checked_at } = check
  return {
    register,
    number,
    name,
    requester,
    consultationNumber: consultation_number,
    checkedAt: checked_at.toISOString(),
  }
}
