import type { InvoiceView } from '@bordereau/contract/invoices'
import { getPages } from '@bordereau/contract/pages'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { Pages } from '../preview/pages.tsx'

/** The pages of the issued document as images; the archived PDF has the same content. */
export function IssuedPages({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(getPages, { workspaceId, invoiceId: invoice.id })
  const name = invoice.number ?? ''
  return (
    <section aria-label={t`${name} as it was issued`}>
      {refused && !data ? (
        <RefusalView refused={refused} retry={retry} />
      ) : (
        <Pages loaded={data} name={name} />
      )}
    </section>
  )
}
