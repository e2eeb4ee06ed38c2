import { getCopy } from '@bordereau/contract/invoice-files'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { useLocale } from '@bordereau/ui/locale'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { Item } from './issued-items.ts'

/** Menu items for the printed copies that the seller's law wants beside the customer's. */
export function usePaperCopies({ id, copies, seller }: InvoiceView): readonly Item[] {
  const { workspaceId } = useWorkspace()
  const { tag } = useLocale()
  const { paper } = countryRules(seller.address.country)
  return copies.flatMap((key): Item[] => {
    const copy = paper?.copies.find(one => one.key === key)
    if (!copy) return []
    return [
      {
        key: `copy-${key}`,
        icon: 'file-pdf',
        label: inLanguage(copy.name, tag),
        help: inLanguage(copy.mark, tag),
        when: true,
        onPress: () => void download(getCopy, { workspaceId, invoiceId: id, copy: key }),
      },
    ]
  })
}
