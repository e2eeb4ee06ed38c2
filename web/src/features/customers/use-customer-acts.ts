import {
  archiveCustomers,
  exportCustomers,
  getCustomer,
  listCustomers,
} from '@bordereau/contract/customers'
import { plural } from '#macros'
import { call } from '../../data/api.ts'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { archiveOrRestore } from '../../data/use-archive.ts'
import type { SaveAs } from '../list/file-items.ts'
import type { ListState } from '../list/list-state.ts'
import { customerFilter } from './use-customers.ts'

/** What can be done with rows of the list of customers. Without ids, the whole filtered list is exported. */
export function useCustomerActs(state: ListState) {
  const { workspaceId, may } = useWorkspace()
  const filter = customerFilter(state)
  const archived = filter.state === 'archived'
  const archive = (ids: readonly string[]) =>
    void archiveOrRestore({
      ids,
      archived,
      message: plural(ids.length, {
        one: '# customer is archived.',
        other: '# customers are archived.',
      }),
      send: (wanted, keepalive) =>
        call(archiveCustomers, {
          query: { workspaceId },
          body: { ids: [...ids], archived: wanted },
          keepalive,
        }),
      invalidates: [listCustomers, getCustomer],
    })
  const exportAs = (format: Parameters<SaveAs>[0], ids?: readonly string[]) =>
    void download(exportCustomers, {
      workspaceId,
      ...filter,
      format,
      ...(ids ? { ids: ids.join(',') } : {}),
    })
  return { archived, archive: may('customers.delete') ? archive : undefined, exportAs }
}
