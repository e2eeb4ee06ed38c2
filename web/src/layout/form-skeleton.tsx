import { Stack } from '@bordereau/ui/layout/layout'
import { Loading, Skeleton } from '@bordereau/ui/state/state'

/** The skeleton of a few fields. */
export function FormSkeleton() {
  return (
    <Loading>
      <Stack gap={6}>
        {[1, 2, 3, 4].map(key => (
          <Stack key={key} gap={2}>
            <Skeleton width="8rem" />
            <Skeleton height="2.25rem" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  )
}
