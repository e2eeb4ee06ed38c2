import type { ResponseOf } from '@bordereau/contract/endpoint'
import { type ViewList, listViews } from '@bordereau/contract/views'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useGet } from '../../query.ts'
import { useWorkspace } from '../../session.tsx'
import { useHidden } from '../invoices/later.ts'
import { changesBetween, searchOf, stateOf } from './view-state.ts'

export type View = ResponseOf<typeof listViews>['views'][number]

export type Views = {
  readonly views: readonly View[]
  /** The view that the address names, if this person may see it. */
  readonly current: View | undefined
  /** The words of the address that make a view. */
  readonly state: string
  /** In how many words the address differs from its view, or from nothing. */
  readonly changes: number
  readonly open: (view: View | undefined) => void
}

/**
 * The saved views of a list and the one its address names. An address that names a view and says nothing more gets the
 * view's words; one that says nothing at all, on arrival, those of the view that this list begins with.
 */
export function useViews(list: ViewList): Views {
  const { workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const { search } = useLocation()
  const gone = useHidden()
  const { data } = useGet(listViews, { workspaceId }, { enabled: may('views.read') })
  const views = (data?.views ?? []).filter(view => view.list === list && !gone.has(view.id))
  const words = new URLSearchParams(search)
  const named = words.get('view')
  const current = views.find(({ id }) => id === named)
  const state = stateOf(list, words)
  const known = data !== undefined
  const arrived = useRef<string>(undefined)
  const wanted = current ?? views.find(view => view.isDefault)
  useEffect(() => {
    if (!known) return
    const isNew = arrived.current !== (named ?? '')
    const isFirst = arrived.current === undefined
    arrived.current = named ?? ''
    const asksForView = named !== null && isNew && state === ''
    const asksForNothing = isFirst && search === ''
    if ((asksForView || asksForNothing) && wanted && wanted.state !== '') {
      arrived.current = wanted.id
      void navigate(searchOf(wanted), { replace: true, preventScrollReset: true })
    }
  }, [known, named, search, state, wanted, navigate])
  return {
    views,
    current,
    state,
    changes: changesBetween(current?.state ?? '', state),
    open: view =>
      void navigate(view ? searchOf(view) : '?', { replace: true, preventScrollReset: true }),
  }
}
