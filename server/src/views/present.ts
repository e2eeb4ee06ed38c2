import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { createView } from '@bordereau/contract/views'
import type { ViewRow } from './store.ts'

export type View = ResponseOf<typeof createView>

export function presentView(row: ViewRow): View {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    state: row.state,
    shared: row.person_id === null,
    isDefault: row.is_default,
  }
}
