import { getPages } from '@bordereau/contract/pages'
import { useLingui } from '@lingui/react/macro'
import { useGet } from '../../query.ts'
import { RefusalView } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { Pages } from '../preview/pages.tsx'

/** The document as it was issued, page by page; the archived PDF says the same. */
export function IssuedPages({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useGet(getPages, { workspaceId, invoiceId: invoice.id })
  const name = invoice.number ?? ''
  return (
    <section aria-label={t`${name} as it was issued`}>
      {refused && !data ? (
        <RefusalView refused={refused} retry={retry} />
      ) : (
        <Pages shown={data} name={name} />
      )}
    </section>
  )
}
