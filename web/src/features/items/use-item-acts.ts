import { archiveItems, exportItems, getItem, listItems } from '@bordereau/contract/items'
import { plural } from '#macros'
import { call } from '../../data/api.ts'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { archiveOrRestore } from '../../data/use-archive.ts'
import type { SaveAs } from '../list/file-items.ts'
import type { ListState } from '../list/list-state.ts'
import { itemFilter } from './use-items.ts'

/** What can be done with rows of the list of items. Without ids, the whole filtered list is exported. */
export function useItemActs(state: ListState) {
  const { workspaceId, may } = useWorkspace()
  const filter = itemFilter(state)
  const archived = filter.state === 'archived'
  const archive = (ids: readonly string[]) =>
    void archiveOrRestore({
      ids,
      archived,
      message: plural(ids.length, { one: '# item is archived.', other: '# items are archived.' }),
      send: (wanted, keepalive) =>
        call(archiveItems, {
          query: { workspaceId },
          body: { ids: [...ids], archived: wanted },
          keepalive,
        }),
      invalidates: [listItems, getItem],
    })
  const exportAs = (format: Parameters<SaveAs>[0], ids?: readonly string[]) =>
    void download(exportItems, {
      workspaceId,
      ...filter,
      format,
      ...(ids ? { ids: ids.join(',') } : {}),
    })
  return { archived, archive: may('items.delete') ? archive : undefined, exportAs }
}
