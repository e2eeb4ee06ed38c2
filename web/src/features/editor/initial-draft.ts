import type { Company } from '@bordereau/contract/company'
import type { EditedDocument } from './draft-access.ts'
import { buyerOf, sellerOf } from '@bordereau/domain/invoice/self-billing'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { todayIn } from '../../format/formats.ts'
import { nextLine } from './new-line.ts'
import { newId } from '../../data/id.ts'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { customerOf } from './use-buyer.ts'
import { supplyDay } from '@bordereau/domain/invoice/line-tax'

/** A document without lines starts with an empty line, which is saved with the first change. */
export function initialDraft(
  invoice: Pick<EditedDocument, 'draft' | 'seller' | 'buyer'>,
  company: Company,
): Draft {
  const { draft } = invoice
  if (draft.lines.length > 0 || draft.kind === 'credit_note') return draft
  const customer = customerOf(invoice)
  const seller = sellerOf(draft, company, customer)
  const context = {
    seller: taxSellerOf(seller.profile, seller),
    buyer: buyerOf(draft, company.profile, customer),
    delivery: draft.deliveryAddress,
    language: draft.language,
    day: supplyDay(draft, todayIn(company.timeZone)),
  }
  const line = nextLine(newId(), undefined, context, seller.sells)
  return { ...draft, lines: [line] }
}
