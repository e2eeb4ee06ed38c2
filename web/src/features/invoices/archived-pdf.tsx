import { getDocument } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type Refused, fileOf } from '../../api.ts'
import { download } from '../../download.ts'
import { RefusalView } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import css from './invoices.module.css'

/** The archived PDF itself, shown by the browser; where it shows none (phones), it can be opened. */
export function ArchivedPdf({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { url, refused, retry } = usePdf(workspaceId, invoice.id)
  const name = invoice.number ?? ''
  if (refused) return <RefusalView refused={refused} retry={retry} />
  const open = (
    <Button
      icon="file-pdf"
      onClick={() =>
        void download(getDocument, { workspaceId, invoiceId: invoice.id, kind: 'pdf' })
      }
    >
      <Trans>Open the PDF</Trans>
    </Button>
  )
  return (
    <>
      <div className={css.pdfBox}>
        {url === undefined ? (
          <Skeleton height="100%" />
        ) : (
          <object
            className={css.pdf}
            data={`${url}#toolbar=0&navpanes=0&view=FitH`}
            type="application/pdf"
            aria-label={t`${name} as PDF`}
          >
            {open}
          </object>
        )}
      </div>
      <div className={css.pdfOnPhone}>{open}</div>
    </>
  )
}

function usePdf(workspaceId: string, invoiceId: string) {
  const [url, setUrl] = useState<string>()
  const [refused, setRefused] = useState<Refused>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const control = new AbortController()
    let made: string | undefined
    const query = { workspaceId, invoiceId, kind: 'pdf' } as const
    fileOf(getDocument, { query, signal: control.signal }).then(
      answer => {
        if (control.signal.aborted) return
        setRefused(answer.ok ? undefined : answer)
        if (!answer.ok) return
        made = URL.createObjectURL(new Blob([answer.value.blob], { type: 'application/pdf' }))
        setUrl(made)
      },
      () => undefined, // aborted: nobody waits for it
    )
    return () => {
      control.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a further try asks again
  }, [workspaceId, invoiceId, tries])
  return { url, refused, retry: () => setTries(count => count + 1) }
}
