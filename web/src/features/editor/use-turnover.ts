import { getTurnover } from '@bordereau/contract/turnover'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { useQuery } from '../../data/query.ts'
import { type CountedThreshold, reachedThreshold } from '../document/turnover.ts'
import { draftTotals } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import { type Parties, useParties } from './finding-store.tsx'
import { useEditor } from './store.ts'

/** The threshold of small businesses that the turnover approaches or passes with this document; undefined where none is near. */
export function useTurnover() {
  const { workspaceId, company } = useEditorContext()
  const parties = useParties()
  const { data } = useQuery(getTurnover, { workspaceId }, { enabled: !company.vatRegistered })
  const thresholds = data?.thresholds ?? []
  const reached = (draft: Draft) =>
    reachedThreshold(thresholds, threshold => countedOf(draft, parties, threshold))
  // As text, so that a key that changes nothing of it renders nothing.
  const found = useEditor(({ draft }) => {
    const { threshold, state } = reached(draft) ?? {}
    return threshold && `${threshold.key} ${state}`
  })
  const [key, state] = found?.split(' ') ?? []
  const threshold = thresholds.find(one => one.key === key)
  return threshold && { threshold, isNear: state === 'near', isCrossing: state === 'crossing' }
}

/**
 * What a draft adds to the turnover, in minor units. One in another currency counts with 0, since its rate is that of its
 * day; what is agreed for deposits counts with the final invoice.
 */
function countedOf(
  draft: Draft,
  parties: Parties,
  { currency, of, where }: CountedThreshold,
): bigint {
  if (draft.currency !== currency || draft.kind !== 'invoice') return 0n
  const isAbroad = parties.buyer?.address.country !== parties.seller.address.country
  const { lines } = draftTotals(draft, parties)
  return draft.lines.reduce((sum, { supply, tax }, i) => {
    const isOutside = isAbroad && where === 'home' && ['O', 'AE'].includes(tax.category)
    const isCounted = !isOutside && (of === 'all' || supply !== 'goods')
    return isCounted ? sum + (lines[i]?.net ?? 0n) : sum
  }, 0n)
}
