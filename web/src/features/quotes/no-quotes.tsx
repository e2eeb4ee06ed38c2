import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'

/** In place of an empty list: nothing matches, or what a quote is for. */
export function NoQuotes({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (filtered) return <EmptyState icon="file-description" title={t`No matches`} />
  return (
    <EmptyState
      icon="file-description"
      sideIcons={['signature', 'file-invoice']}
      title={t`No quotes yet`}
      action={
        may('quotes.draft') && (
          <ButtonLink icon="plus" href={`/w/${workspaceId}/quotes/new`}>
            <Trans>New quote</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>
        Your customer accepts and signs it online. One click makes it an invoice or a deposit.
      </Trans>
    </EmptyState>
  )
}
