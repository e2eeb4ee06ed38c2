import type { Company } from '@bordereau/contract/company'
import type { EditedDocument } from './draft-access.ts'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { todayIn } from '../../format/formats.ts'
import { nextLine } from './new-line.ts'
import { newId } from '../../data/id.ts'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { supplyDay } from '@bordereau/domain/invoice/line-tax'

/** A document without lines starts with an empty line, which is saved with the first change. */
export function initialDraft(
  { draft, buyer }: Pick<EditedDocument, 'draft' | 'buyer'>,
  company: Company,
): Draft {
  if (draft.lines.length > 0 || draft.kind === 'credit_note') return draft
  const line = nextLine(newId(), undefined, {
    seller: taxSellerOf(company.profile, company),
    buyer,
    delivery: draft.deliveryAddress,
    language: draft.language,
    day: supplyDay(draft, todayIn(company.timeZone)),
  })
  return { ...draft, lines: [line] }
}
