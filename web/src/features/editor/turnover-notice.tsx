import { Notice } from '@bordereau/ui/badge/badge'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import { outcomeText } from '../document/turnover.ts'
import { useEditorContext } from './editor-context.ts'
import { useTurnover } from './use-turnover.ts'

/** Before a document takes the turnover of a small business past a threshold. */
export function TurnoverNotice() {
  const { t } = useLingui()
  const { workspaceId, formats } = useEditorContext()
  const reached = useTurnover()
  if (!reached) return null
  const { threshold, isNear, isCrossing } = reached
  const limit = formats.money(threshold.limit, threshold.currency)
  const passed = isCrossing
    ? t`This invoice takes your sales past a threshold of small businesses: ${limit}.`
    : t`Your sales have passed a threshold of small businesses: ${limit}.`
  const near = t`With this invoice your sales approach the threshold of small businesses: ${limit}.`
  return (
    <Notice tone={isNear ? 'blue' : 'amber'} title={isNear ? near : passed}>
      {outcomeText(threshold.outcome)}{' '}
      <Link href={`/w/${workspaceId}/settings/taxes`}>
        <Trans>Look at the thresholds</Trans>
      </Link>
    </Notice>
  )
}
