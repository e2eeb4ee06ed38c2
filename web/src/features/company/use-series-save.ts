import { createSeries, listSeries, updateSeries, type Series } from '@bordereau/contract/company'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

/** Creates or changes a series; resolves to true when it was saved. */
export function useSeriesSave(series: Series | undefined) {
  const { workspaceId } = useWorkspace()
  const options = { invalidates: [listSeries] }
  const creation = useMutation(createSeries, options)
  const update = useMutation(updateSeries, options)
  const save = async (
    body: Pick<Series, 'kind' | 'name' | 'pattern' | 'isDefault'>,
    nextSeq: number | undefined,
  ): Promise<boolean> => {
    if (!series) return (await creation.mutate({ query: { workspaceId }, body })).ok
    const { kind: _, ...rest } = body
    const query = { workspaceId, seriesId: series.id }
    return (
      await update.mutate({ query, body: nextSeq === undefined ? rest : { ...rest, nextSeq } })
    ).ok
  }
  const { refused } = series ? update : creation
  return { save, refused, pending: creation.pending || update.pending }
}
