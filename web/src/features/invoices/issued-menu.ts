import { getDocument } from '@bordereau/contract/invoice-files'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { PDF } from '@bordereau/domain/document-format'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useDuplicate } from '../document/duplicate.ts'
import { useOpenDocument } from '../document/open-document.ts'
import type { IssuedDialog } from './issued-dialogs.tsx'
import { usePayoutItems } from './use-payout-items.ts'
import { usePaperCopies } from './use-paper-copies.ts'
import { type Item, copyItems, finalItems, moneyItems, sendItems } from './issued-items.ts'

/** All actions on an issued document that its state and the person's role allow. */
export function useIssuedMenu(
  invoice: InvoiceView,
  open: (dialog: IssuedDialog) => void,
  markAsSent: () => Promise<void>,
): readonly MenuItem[] {
  const { workspaceId, may } = useWorkspace()
  const duplicate = useDuplicate(invoice.id)
  const openDocument = useOpenDocument()
  const paperCopies = usePaperCopies(invoice)
  const context = { invoice, may, open }
  const all: readonly Item[] = [
    ...sendItems(context, markAsSent),
    ...moneyItems(context),
    ...usePayoutItems(invoice),
    ...finalItems(context, id => void openDocument(id)),
    ...copyItems(context, duplicate),
    {
      key: 'download',
      icon: 'file-pdf',
      label: t`Download PDF`,
      when: invoice.number !== null,
      onPress: () =>
        void download(getDocument, { workspaceId, invoiceId: invoice.id, kind: PDF.kind }),
    },
    ...paperCopies,
  ]
  return all.filter(({ when }) => when)
}
