import { Loading, Skeleton, type SkeletonProps } from './state.tsx'

/** One placeholder, announced as loading. In a file of its own: the first page has none. */
export function LoadingSkeleton(props: SkeletonProps) {
  return (
    <Loading>
      <Skeleton {...props} />
    </Loading>
  )
}
