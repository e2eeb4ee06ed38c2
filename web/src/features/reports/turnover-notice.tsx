import { getTurnover } from '@bordereau/contract/turnover'
import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { outcomeText, reachedThreshold } from '../document/turnover.ts'

/** From 80 % of a threshold of small businesses on: where the turnover stands, and what follows. */
export function TurnoverNotice() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { money } = useFormats()
  const { data } = useQuery(getTurnover, { workspaceId })
  const reached = data && reachedThreshold(data.thresholds)
  if (!reached) return null
  const { threshold, state } = reached
  const limit = money(threshold.limit, threshold.currency)
  const sold = money(threshold.thisPeriod, threshold.currency)
  return (
    <Notice
      tone={state === 'near' ? 'blue' : 'amber'}
      title={
        state === 'near'
          ? t`Your sales approach the threshold of small businesses: ${sold} of ${limit}.`
          : t`Your sales have passed a threshold of small businesses: ${limit}.`
      }
      action={
        <ButtonLink size="sm" href={`/w/${workspaceId}/settings/taxes`}>
          <Trans>Look at the thresholds</Trans>
        </ButtonLink>
      }
    >
      {outcomeText(threshold.outcome)}
    </Notice>
  )
}
