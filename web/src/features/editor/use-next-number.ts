import { type Series, listSeries } from '@bordereau/contract/company'
import { getSupplierNumber } from '@bordereau/contract/self-billing'
import { type DocumentType, documentTypeOf, isSelfBilled } from '@bordereau/domain/document-kind'
import { seriesKindOf } from '@bordereau/domain/invoice/correct'
import { documentSeries } from '@bordereau/domain/invoice/document-series'
import type { DocumentSeriesKind } from '@bordereau/domain/numbering/series-kind'
import { get, queryClient, useQuery } from '../../data/query.ts'
import { useEditorContext } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { useDraft, useEditor, useIsQuote } from './store.ts'

/** The number that the draft gets if it is issued now; undefined until the series are loaded. */
export function useNextNumber(): string | undefined {
  const { workspaceId } = useEditorContext()
  const type = useDocumentType()
  const kind = useSeriesKind(type)
  const series = useQuery(listSeries, { workspaceId }).data?.series
  const ofSupplier = useSupplierNumber(type)
  return isSelfBilledType(type) ? ofSupplier : numberIn(series, kind)
}

/**
 * Fetches the number that the draft gets if it is issued now, where it may have changed since it was shown, as right after
 * another document was issued; without the network it is the number that is shown.
 */
export function useFetchNextNumber(): () => Promise<string> {
  const { workspaceId } = useEditorContext()
  const type = useDocumentType()
  const kind = useSeriesKind(type)
  const shown = useNextNumber() ?? ''
  return async () => {
    if (isSelfBilledType(type)) return shown
    const found = await queryClient
      .fetchQuery(get(listSeries, { workspaceId }))
      .catch(() => undefined)
    return numberIn(found?.series, kind) ?? shown
  }
}

function useDocumentType(): DocumentType {
  return documentTypeOf({ kind: useDraft('kind'), type: useDraft('type') })
}

type SeriesKind = DocumentSeriesKind | 'quote'

function useSeriesKind(type: DocumentType): SeriesKind {
  const { company } = useEditorContext()
  const { seller, buyer } = useParties()
  const kind = useEditor(({ draft }) =>
    documentSeries(seriesKindOf(type, company.profile.address.country), draft, seller, buyer),
  )
  return useIsQuote() ? 'quote' : kind
}

function numberIn(series: readonly Series[] | undefined, kind: SeriesKind): string | undefined {
  return series?.find(each => each.kind === kind && each.isDefault)?.nextNumber
}

type SelfBilledType = 'self_billed_invoice' | 'self_billed_credit_note'

function isSelfBilledType(type: DocumentType): type is SelfBilledType {
  return isSelfBilled({ type })
}

/** Each supplier has numbers of its own; undefined for other documents, and while no supplier is chosen. */
function useSupplierNumber(type: DocumentType): string | undefined {
  const { workspaceId, today } = useEditorContext()
  const customerId = useDraft('customerId') ?? ''
  const day = useDraft('issueDate') ?? today
  const known = isSelfBilledType(type) ? type : 'self_billed_invoice'
  const query = { workspaceId, customerId, type: known, day }
  const enabled = isSelfBilledType(type) && customerId !== ''
  return useQuery(getSupplierNumber, query, { enabled }).data?.number
}
