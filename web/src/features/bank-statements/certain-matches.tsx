import {
  bankTransactionCounts,
  matchCertainTransactions,
} from '@bordereau/contract/bank-statements'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Plural, Trans, plural } from '#macros'
import { useEffect, useState } from 'react'
import { useMutation, useQuery } from '../../data/query.ts'
import { invalidate } from '../../data/mutation.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useLookAgain } from '../../data/use-look-again.ts'
import { MATCH_QUERIES } from './queries.ts'

/**
 * Offers to record all certain matches at once, and shows how many are left while the server does it. While the server matches
 * anew after a change it looks again, so that the page shows the result.
 */
export function CertainMatches() {
  const { workspaceId, may } = useWorkspace()
  const counts = useQuery(bankTransactionCounts, { workspaceId })
  const order = useMutation(matchCertainTransactions)
  const [running, setRunning] = useState(false)
  const certain = counts.data?.certain ?? 0
  const renewing = counts.data?.renewing ?? false
  const recording = running && certain > 0
  const changing = recording || renewing
  useLookAgain(changing, counts)
  // What the server has recorded and matched meanwhile is shown when it is done, and when the page is left before.
  useEffect(() => (changing ? () => invalidate(MATCH_QUERIES) : undefined), [changing])
  if (running && counts.data?.certain === 0 && !renewing) setRunning(false)
  if (certain === 0 || !may('payments.record')) return null
  const record = async () => {
    const response = await order.mutate({ query: { workspaceId } })
    if (response.ok) setRunning(true)
  }
  return (
    <Notice
      tone="green"
      live
      title={
        recording
          ? plural(certain, {
              one: 'Recording: # payment left',
              other: 'Recording: # payments left',
            })
          : plural(certain, {
              one: '# payment matches an invoice with certainty',
              other: '# payments match invoices with certainty',
            })
      }
      action={
        <Button
          look="primary"
          size="sm"
          busy={order.pending || recording}
          onClick={() => void record()}
        >
          <Plural value={certain} one="Record it" other="Record all #" />
        </Button>
      }
    >
      <Trans>Each can be undone. Recording continues when you leave this page.</Trans>
    </Notice>
  )
}
