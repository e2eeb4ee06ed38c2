import type { ProcessFacts } from '@bordereau/domain/country/country'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { totalsOf } from '@bordereau/domain/invoice/totals'

/** What a draft says of its BT-23. */
export function processFacts(draft: Draft): ProcessFacts {
  const { prepaid, gross } = totalsOf(billableOf(draft))
  return {
    supplies: draft.lines.map(({ supply }) => supply),
    isPaid: draft.kind === 'invoice' && prepaid > 0n && prepaid === gross,
    followsDeposit: (draft.deposits ?? []).length > 0,
  }
}
