import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, t } from '#macros'
import { useWorkspace } from '../data/session.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { QuoteList } from '../features/quotes/quote-list.tsx'
import { Page } from '../layout/page.tsx'

export function QuotesPage() {
  const { workspaceId, may } = useWorkspace()
  const state = useListState()
  return (
    <Page
      title={t`Quotes`}
      actions={
        may('quotes.draft') && (
          <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/quotes/new`}>
            <Trans>New quote</Trans>
          </ButtonLink>
        )
      }
    >
      <QuoteList state={state} />
    </Page>
  )
}
