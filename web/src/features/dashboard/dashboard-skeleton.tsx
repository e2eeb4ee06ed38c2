import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { Loading, Skeleton } from '@bordereau/ui/state/state'

/** Four figures, what is due and a chart, as they will stand. */
export function DashboardSkeleton() {
  return (
    <Loading>
      <Stack gap={6}>
        <Grid column={13}>
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </Grid>
        <Skeleton height="8rem" />
        <Skeleton height="24rem" />
      </Stack>
    </Loading>
  )
}
