import type { ViewList } from '@bordereau/contract/views'
import type { ReactNode } from 'react'
import type { ListState } from '../list/list-state.ts'
import css from '../list/list.module.css'
import { SearchField } from '../list/search-field.tsx'
import { useViews } from './use-views.ts'
import { ViewActions } from './view-actions.tsx'
import { ViewsBar } from './views-bar.tsx'

/** Above a list: its saved views, its tabs, search and filters, and actions on the current view. */
export function ListHead(props: {
  readonly list: ViewList
  readonly state: ListState
  readonly searchLabel: string
  readonly tabs?: ReactNode
  readonly filters?: ReactNode
  /** Behind the actions on the view. */
  readonly end?: ReactNode
}) {
  const { list, state } = props
  const views = useViews(list)
  return (
    <>
      <ViewsBar views={views} />
      {props.tabs}
      <div className={css.tools}>
        <SearchField state={state} label={props.searchLabel} />
        {props.filters}
        <div className={css.end}>
          <ViewActions list={list} views={views} />
          {props.end}
        </div>
      </div>
    </>
  )
}
