import { exportBooks, getBookkeeping } from '@bordereau/contract/books'
import type { QueryOf } from '@bordereau/contract/endpoint'
import type { MenuSection } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import type { Refused } from '../../data/api.ts'
import { download } from '../../data/download.ts'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

/** The journal of the period for the accountant: as a table, and as the file of the country where one is known. */
export function useBooksMenu(period: string): MenuSection {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { data } = useQuery(getBookkeeping, { workspaceId })
  const save = (file: QueryOf<typeof exportBooks>['file']) => () =>
    void download(exportBooks, { workspaceId, period, file }, refusalMessage)
  return {
    key: 'books',
    label: t`Journal for your accountant`,
    items: [
      ...(data?.file === 'fec'
        ? [
            {
              key: 'fec',
              icon: 'file-text',
              label: t`Accounting entries (FEC)`,
              help: t`The 18 fields of art. A. 47 A-1 LPF`,
              onPress: save('fec'),
            } as const,
          ]
        : []),
      ...(data?.file === 'datev'
        ? [
            {
              key: 'datev',
              icon: 'file-text',
              label: t`DATEV batch (EXTF)`,
              help: t`To be imported by batch processing`,
              onPress: save('datev'),
            } as const,
          ]
        : []),
      {
        key: 'journal-xlsx',
        icon: 'file-spreadsheet',
        label: t`Journal (XLSX)`,
        help: t`An entry for each document, payment, fee and refund`,
        onPress: save('xlsx'),
      },
      { key: 'journal-csv', icon: 'file-csv', label: t`Journal (CSV)`, onPress: save('csv') },
      {
        key: 'accounts',
        icon: 'settings',
        label: t`Accounts of the journal`,
        href: `/w/${workspaceId}/settings/accounts`,
      },
    ],
  }
}

/** Loaded when a file is refused. */
async function refusalMessage(refused: Refused): Promise<string> {
  return (await import('./books-refusal.ts')).booksRefusalMessage(refused)
}
