import { Button } from '../button/button.tsx'
import { ChallengeStatus } from '../challenge/challenge.tsx'
import { Card, Grid, Stack } from '../layout/layout.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../state/state.tsx'
import { Part } from './part.tsx'

/** Empty, failed, loading. */
export function StateParts() {
  return (
    <Part title="States">
      <EmptyAndError />
      <ChallengeStates />
      <Card title="Loading">
        <Loading>
          <Stack gap={3}>
            <Skeleton width="40%" height="1.5rem" />
            <Skeleton />
            <Skeleton width="80%" />
          </Stack>
        </Loading>
      </Card>
    </Part>
  )
}

function ChallengeStates() {
  return (
    <Card title="A check below a form">
      <Stack gap={3}>
        <ChallengeStatus state="checking">Checking that you are a person…</ChallengeStatus>
        <ChallengeStatus state="done">Checked: you are a person.</ChallengeStatus>
        <ChallengeStatus state="asking">
          Show here that you are a person, then go on.
        </ChallengeStatus>
        <ChallengeStatus state="failed" onRetry={() => undefined}>
          The check that you are a person did not work.
        </ChallengeStatus>
      </Stack>
    </Card>
  )
}

function EmptyAndError() {
  return (
    <Grid column={20}>
      <Card>
        <EmptyState
          icon="users"
          sideIcons={['building', 'world']}
          title="No customers yet"
          action={
            <Button look="primary" icon="plus">
              Add a customer
            </Button>
          }
        >
          Add one, or import a list from your spreadsheet.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          title="The invoice was not sent"
          reference="ERR-5F2A"
          onRetry={() => undefined}
          action={<Button look="quiet">Open the outbox</Button>}
        >
          It is issued and archived; only the e-mail failed.
        </ErrorState>
      </Card>
    </Grid>
  )
}
