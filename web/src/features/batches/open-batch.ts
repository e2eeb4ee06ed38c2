import { useSearchParams } from 'react-router'
import { withParameters, currentParameters } from '../list/list-state.ts'

const BATCH = 'batch'

/** The open batch is a query parameter, so that it survives a reload and notifications can link to it. */
export function useOpenBatch(): {
  readonly batchId: string | undefined
  readonly open: (batchId: string | undefined) => void
} {
  const [search, setSearch] = useSearchParams()
  return {
    batchId: search.get(BATCH) ?? undefined,
    open: batchId =>
      setSearch(withParameters(currentParameters(), { [BATCH]: batchId }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
