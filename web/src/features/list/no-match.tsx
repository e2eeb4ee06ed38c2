import { Button } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans } from '#macros'
import type { ListState } from './list-state.ts'

/** In place of a list that has rows, none of which matches; `none` removes its filters. */
export function NoMatch(props: {
  readonly title: string
  readonly state: ListState
  readonly none: Readonly<Record<string, undefined>>
}) {
  const { title, state, none } = props
  return (
    <EmptyState
      icon="search"
      title={title}
      action={
        <Button onClick={() => state.put({ ...none, q: undefined })}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  )
}
