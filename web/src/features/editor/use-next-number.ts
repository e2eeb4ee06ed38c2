import { listSeries } from '@bordereau/contract/company'
import { documentTypeOf } from '@bordereau/domain/document-kind'
import { seriesKindOf } from '@bordereau/domain/invoice/correct'
import { documentSeries } from '@bordereau/domain/invoice/document-series'
import { useQuery } from '../../data/query.ts'
import { useEditorContext } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { useDraft, useEditor, useIsQuote } from './store.ts'

/** The number that the draft gets if it is issued now; undefined until the series are loaded. */
export function useNextNumber(): string | undefined {
  const { workspaceId, company } = useEditorContext()
  const type = documentTypeOf({ kind: useDraft('kind'), type: useDraft('type') })
  const { seller, buyer } = useParties()
  const kind = useEditor(({ draft }) =>
    documentSeries(seriesKindOf(type, company.profile.address.country), draft, seller, buyer),
  )
  const isQuote = useIsQuote()
  const series = useQuery(listSeries, { workspaceId }).data?.series
  return series?.find(each => each.kind === (isQuote ? 'quote' : kind) && each.isDefault)
    ?.nextNumber
}
