import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { Loading, Skeleton } from '@bordereau/ui/state/state'

/** The shape of a report while it loads: its sums, its chart and its table. */
export function ReportSkeleton({ figures }: { readonly figures: number }) {
  return (
    <Loading>
      <Stack gap={4}>
        <Grid column={13}>
          {Array.from({ length: figures }, (_, place) => (
            <Skeleton key={place} height="7rem" />
          ))}
        </Grid>
        <Skeleton height="20rem" />
        <Skeleton height="12rem" />
      </Stack>
    </Loading>
  )
}
