import { type ViewList, listViews, type View } from '@bordereau/contract/views'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useHidden } from '../../data/undoable-action.ts'
import { changesBetween, searchOf, stateOf } from './view-state.ts'

export type Views = {
  readonly views: readonly View[]
  /** The view in the query parameters, if the user may see it. */
  readonly current: View | undefined
  /** The query parameters that belong to a view, as text. */
  readonly state: string
  /** The number of parameters that differ from the current view, or from none. */
  readonly changes: number
  readonly open: (view: View | undefined) => void
}

/**
 * The saved views of a list and the current one. A URL with only the id of a view is replaced by one with the view's
 * parameters; a URL without parameters, on arrival, by the one of the default view.
 */
export function useViews(list: ViewList): Views {
  const { workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const { search } = useLocation()
  const hiddenIds = useHidden()
  const { data } = useQuery(listViews, { workspaceId }, { enabled: may('views.read') })
  const views = (data?.views ?? []).filter(view => view.list === list && !hiddenIds.has(view.id))
  const parameters = new URLSearchParams(search)
  const viewId = parameters.get('view')
  const current = views.find(({ id }) => id === viewId)
  const state = stateOf(list, parameters)
  const isLoaded = data !== undefined
  const appliedViewId = useRef<string>(undefined)
  const viewToApply = current ?? views.find(view => view.isDefault)
  useEffect(() => {
    if (!isLoaded) return
    const isNew = appliedViewId.current !== (viewId ?? '')
    const isFirst = appliedViewId.current === undefined
    appliedViewId.current = viewId ?? ''
    const asksForView = viewId !== null && isNew && state === ''
    const asksForNothing = isFirst && search === ''
    if ((asksForView || asksForNothing) && viewToApply && viewToApply.state !== '') {
      appliedViewId.current = viewToApply.id
      void navigate(searchOf(viewToApply), { replace: true, preventScrollReset: true })
    }
  }, [isLoaded, viewId, search, state, viewToApply, navigate])
  return {
    views,
    current,
    state,
    changes: changesBetween(current?.state ?? '', state),
    open: view =>
      void navigate(view ? searchOf(view) : '?', { replace: true, preventScrollReset: true }),
  }
}
