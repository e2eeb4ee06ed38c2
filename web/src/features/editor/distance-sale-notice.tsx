import { Notice } from '@bordereau/ui/badge/badge'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { useDistanceSales } from './use-distance-sales.ts'

/** Before a document to a private customer in another member state crosses the threshold of the one-stop shop. */
export function DistanceSaleNotice() {
  const { t } = useLingui()
  const { workspaceId } = useEditorContext()
  const sales = useDistanceSales()
  if (!sales) return null
  const { state, limit, sold } = sales
  const titles = {
    near: t`Sales to private customers in other member states approach ${limit}: ${sold} this year with this invoice.`,
    crossing: t`This invoice takes sales to private customers in other member states past ${limit}: from it on, their rates are due.`,
    over: t`Sales to private customers in other member states exceed ${limit}: the rate of the customer’s state is due.`,
  }
  return (
    <Notice tone={state === 'near' ? 'blue' : 'amber'} title={titles[state]}>
      <Link href={`/w/${workspaceId}/settings/taxes`}>
        <Trans>Set up the one-stop shop</Trans>
      </Link>
    </Notice>
  )
}
