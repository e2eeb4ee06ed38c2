import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { useMe } from '../../data/session.tsx'
import { useExploreSample } from './use-explore-sample.ts'

/** Starts the company, goes back to the others, or explores the sample first. */
export function NewCompanyButtons({ pending }: { pending: boolean }) {
  const { workspaces } = useMe()
  const sample = useExploreSample()
  const hasSample = workspaces.some(workspace => workspace.sample)
  return (
    <Row justify="end" wrap>
      {workspaces.length > 0 && (
        <ButtonLink look="quiet" href="/">
          <Trans>Cancel</Trans>
        </ButtonLink>
      )}
      {!hasSample && (
        <Button look="quiet" busy={sample.pending} onClick={() => void sample.explore()}>
          <Trans>Explore with sample data</Trans>
        </Button>
      )}
      <Button type="submit" look="primary" busy={pending} iconEnd="arrow-right">
        <Trans>Start</Trans>
      </Button>
    </Row>
  )
}
