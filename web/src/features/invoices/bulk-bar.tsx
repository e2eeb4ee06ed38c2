import { recordPayment } from '@bordereau/contract/payments'
import { sendInvoice } from '@bordereau/contract/invoices'
import { decimal } from '@bordereau/domain/money/decimal'
import { Button } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { SelectionBar } from '@bordereau/ui/table/list-tools'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { touch } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { BulkWork } from './bulk-dialog.tsx'
import { isAboveZero, todayIn } from './formats.ts'
import type { InvoiceRow } from './list-columns.tsx'
import { refusalWords } from './refusal-words.ts'
import { AFTER_DOCUMENT, AFTER_PAYMENT } from './touched.ts'
import { Zip, preloadZip } from './zip.tsx'

// Their code comes while one selects.
const loadBulk = async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog })
const BulkDialog = lazy(loadBulk)

type Props = {
  readonly rows: readonly InvoiceRow[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** What can be done with all that is selected; each only with those it fits. */
export function BulkBar({ rows, selected, onSelect }: Props) {
  const { workspaceId } = useWorkspace()
  const [work, setWork] = useState<BulkWork>()
  const [zip, setZip] = useState(false)
  const chosen = rows.filter(row => selected.has(row.id))
  const issued = chosen.filter(row => row.number !== null)
  const owed = issued.filter(row => row.kind === 'invoice' && isAboveZero(row.open))
  const start = useStart(workspaceId, setWork)
  const some = selected.size > 0
  useEffect(() => {
    if (!some) return
    preloadZip()
    void loadBulk().catch(() => undefined)
  }, [some])
  const finish = () => {
    setWork(undefined)
    onSelect(new Set())
  }
  return (
    <>
      <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
        <Acts issued={issued} owed={owed} start={start} onZip={() => setZip(true)} />
      </SelectionBar>
      <Suspense fallback={null}>{work && <BulkDialog work={work} onClose={finish} />}</Suspense>
      <Zip
        open={zip}
        query={{ workspaceId, ids: issued.map(({ id }) => id).join(',') }}
        onClose={() => setZip(false)}
      />
    </>
  )
}

function Acts(props: {
  readonly issued: readonly InvoiceRow[]
  readonly owed: readonly InvoiceRow[]
  readonly start: ReturnType<typeof useStart>
  readonly onZip: () => void
}) {
  const { issued, owed, start, onZip } = props
  const { may } = useWorkspace()
  return (
    <>
      {may('invoices.send') && (
        <>
          <Button
            size="sm"
            icon="send"
            disabled={issued.length === 0}
            onClick={() => void start.send(issued, 'invoice')}
          >
            <Trans>Send</Trans>
          </Button>
          <Button
            size="sm"
            icon="bell"
            disabled={owed.length === 0}
            onClick={() => void start.send(owed, 'reminder')}
          >
            <Trans>Remind</Trans>
          </Button>
        </>
      )}
      {may('payments.record') && (
        <Button
          size="sm"
          icon="cash"
          disabled={owed.length === 0}
          onClick={() => void start.pay(owed)}
        >
          <Trans>Mark paid</Trans>
        </Button>
      )}
      {may('invoices.export') && (
        <Button size="sm" icon="file-zip" disabled={issued.length === 0} onClick={onZip}>
          <Trans>Download</Trans>
        </Button>
      )}
    </>
  )
}

/** Asks once for all, then begins. */
function useStart(workspaceId: string, setWork: (work: BulkWork) => void) {
  const { t } = useLingui()
  async function send(rows: readonly InvoiceRow[], kind: 'invoice' | 'reminder'): Promise<void> {
    const count = rows.length
    const title =
      kind === 'invoice'
        ? plural(count, { one: 'Send # document?', other: 'Send # documents?' })
        : plural(count, { one: 'Send # reminder?', other: 'Send # reminders?' })
    const message = t`Each goes to its customer's address, in the customer's language.`
    if (!(await dialogs.confirm({ title, message, confirmLabel: t`Send` }))) return
    setWork({
      title: kind === 'invoice' ? t`Sending documents` : t`Sending reminders`,
      rows,
      act: async row => {
        const query = { workspaceId, invoiceId: row.id }
        const answer = await call(sendInvoice, { query, body: { kind } })
        return answer.ok ? undefined : (refusalWords(answer) ?? wordsOf(answer))
      },
      onDone: () => touch(AFTER_DOCUMENT),
    })
  }
  async function pay(rows: readonly InvoiceRow[]): Promise<void> {
    const count = rows.length
    const title = plural(count, {
      one: 'Mark # invoice as paid?',
      other: 'Mark # invoices as paid?',
    })
    const message = t`A payment of what is open is recorded for each, by bank transfer, dated today.`
    if (!(await dialogs.confirm({ title, message, confirmLabel: t`Mark paid` }))) return
    setWork({
      title: t`Recording payments`,
      rows,
      act: row => payInFull(workspaceId, row),
      onDone: () => touch(AFTER_PAYMENT),
    })
  }
  return { send, pay }
}

async function payInFull(workspaceId: string, row: InvoiceRow): Promise<string | undefined> {
  if (row.customerId === null) return undefined
  const paid = {
    customerId: row.customerId,
    date: todayIn(''),
    currency: row.currency,
    amount: decimal(row.open),
    method: 'transfer' as const,
    reference: '',
    note: '',
  }
  const body = { ...paid, allocations: [{ invoiceId: row.id, amount: paid.amount }] }
  const answer = await call(recordPayment, { query: { workspaceId }, body })
  return answer.ok ? undefined : (refusalWords(answer) ?? wordsOf(answer))
}
