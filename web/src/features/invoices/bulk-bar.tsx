import type { InvoiceRow } from '@bordereau/contract/invoices'
import {
  type BatchKind,
  checkBatch,
  createBatch,
  listRunningBatches,
} from '@bordereau/contract/batches'
import { Button } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { SelectionBar } from '@bordereau/ui/table/list-tools'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, plural, t, useLingui } from '#macros'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { expectedRefusalMessage } from '../batches/batch-texts.ts'
import { useOpenBatch } from '../batches/open-batch.ts'
import { isAboveZero } from '../../format/formats.ts'
import { documentRefusalMessage } from '../document/refusal-messages.ts'
import { ZipDialogLoader, preloadZip } from './zip.tsx'

type Props = {
  readonly rows: readonly InvoiceRow[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** Bulk actions on the selected documents; each applies only to the documents it is possible for. */
export function BulkBar({ rows, selected, onSelect }: Props) {
  const { workspaceId } = useWorkspace()
  const [zip, setZip] = useState(false)
  const chosen = rows.filter(row => selected.has(row.id))
  const issued = chosen.filter(row => row.number !== null)
  const unpaid = issued.filter(row => row.kind === 'invoice' && isAboveZero(row.open))
  const { open } = useOpenBatch()
  const start = useStartBatch(workspaceId, batchId => {
    onSelect(new Set())
    open(batchId)
  })
  const hasSelection = selected.size > 0
  useEffect(() => {
    if (hasSelection) preloadZip()
  }, [hasSelection])
  return (
    <>
      <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
        <BulkActions issued={issued} unpaid={unpaid} start={start} onZip={() => setZip(true)} />
      </SelectionBar>
      <ZipDialogLoader
        open={zip}
        query={{ workspaceId, ids: issued.map(({ id }) => id).join(',') }}
        onClose={() => setZip(false)}
      />
    </>
  )
}

function BulkActions(props: {
  readonly issued: readonly InvoiceRow[]
  readonly unpaid: readonly InvoiceRow[]
  readonly start: ReturnType<typeof useStartBatch>
  readonly onZip: () => void
}) {
  const { issued, unpaid, start, onZip } = props
  const { may } = useWorkspace()
  return (
    <>
      {may('invoices.send') && (
        <>
          <Button
            size="sm"
            icon="send"
            disabled={issued.length === 0}
            onClick={() => void start('send', issued)}
          >
            <Trans>Send</Trans>
          </Button>
          <Button
            size="sm"
            icon="bell"
            disabled={unpaid.length === 0}
            onClick={() => void start('remind', unpaid)}
          >
            <Trans>Remind</Trans>
          </Button>
        </>
      )}
      {may('payments.record') && (
        <Button
          size="sm"
          icon="cash"
          disabled={unpaid.length === 0}
          onClick={() => void start('mark_paid', unpaid)}
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

/** Asks once for confirmation, naming how many are left out and why, then creates a batch, which runs on the server. */
function useStartBatch(workspaceId: string, onStarted: (batchId: string) => void) {
  const { t } = useLingui()
  const create = useMutation(createBatch, { invalidates: [listRunningBatches] })
  return async (kind: BatchKind, rows: readonly InvoiceRow[]): Promise<void> => {
    const query = { workspaceId }
    const body = { kind, invoiceIds: rows.map(({ id }) => id) }
    const check = await call(checkBatch, { query, body })
    if (!check.ok) return void toasts.error(refusalMessage(check))
    const { ready, refused } = check.value
    const exclusions = refused
      .map(({ refusal, count }) => expectedRefusalMessage(refusal, count))
      .join(' ')
    if (ready === 0) {
      await dialogs.alert({ title: t`There is nothing to do`, message: exclusions })
      return
    }
    let batchId: string | undefined
    await dialogs.confirm({
      ...questionOf(kind, ready, exclusions),
      onConfirm: async () => {
        const result = await create.mutate({ query, body, keepalive: true })
        if (!result.ok) return documentRefusalMessage(result) ?? refusalMessage(result)
        batchId = result.value.id
        return undefined
      },
    })
    if (batchId !== undefined) onStarted(batchId)
  }
}

function questionOf(kind: BatchKind, count: number, exclusions: string) {
  const withExclusions = (message: string) => [message, exclusions].filter(Boolean).join(' ')
  if (kind === 'mark_paid') {
    return {
      title: plural(count, { one: 'Mark # invoice as paid?', other: 'Mark # invoices as paid?' }),
      message: withExclusions(
        t`For each invoice, a payment of the open amount by bank transfer is recorded today.`,
      ),
      confirmLabel: t`Mark paid`,
    }
  }
  return {
    title:
      kind === 'send'
        ? plural(count, { one: 'Send # document?', other: 'Send # documents?' })
        : plural(count, { one: 'Send # reminder?', other: 'Send # reminders?' }),
    message: withExclusions(t`Each goes to its customer's address, in the customer's language.`),
    confirmLabel: t`Send`,
  }
}
