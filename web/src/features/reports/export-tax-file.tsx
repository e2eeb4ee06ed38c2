import { exportTaxFile, getBookkeeping } from '@bordereau/contract/books'
import type { MenuSection } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { download } from '../../data/download.ts'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { TAX_FILE_NAMES, taxFileHint } from './tax-file-names.ts'

/** What the country's tax office takes of the period; no section where no file is known. */
export function useTaxFileMenu(period: string): readonly MenuSection[] {
  const { workspaceId } = useWorkspace()
  const { data } = useQuery(getBookkeeping, { workspaceId })
  const files = data?.taxFiles ?? []
  if (files.length === 0) return []
  return [
    {
      key: 'tax-files',
      label: t`For the tax office`,
      items: files.map(({ key }) => ({
        key,
        icon: 'file-text' as const,
        label: TAX_FILE_NAMES[key],
        help: taxFileHint(key),
        onPress: () =>
          void download(exportTaxFile, { workspaceId, period, taxFile: key }, refusalMessage),
      })),
    },
  ]
}

/** Loaded when a file is refused. */
async function refusalMessage(refused: Refused): Promise<string> {
  return (await import('./tax-file-refusal.ts')).taxFileRefusalMessage(refused)
}
