import type { InvoiceRow } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { SelectionBar } from '@bordereau/ui/table/list-tools'
import { Trans } from '#macros'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero } from '../../format/formats.ts'
import { useOpenBatch } from '../batches/open-batch.ts'
import { type StartBatch, useStartBatch } from './use-start-batch.ts'
import { ZipDialogLoader, preloadZip } from './zip.tsx'

// Fetched with the first selection: the list is shown without the code of exact sums.
const Sums = lazy(async () => ({ default: (await import('./sums.tsx')).Sums }))

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
  const start = useStartBatch(batchId => {
    onSelect(new Set())
    open(batchId)
  })
  usePreloadedZip(selected.size > 0)
  return (
    <>
      <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
        <Suspense fallback={null}>
          <Sums rows={chosen} />
        </Suspense>
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

function usePreloadedZip(hasSelection: boolean): void {
  useEffect(() => {
    if (hasSelection) preloadZip()
  }, [hasSelection])
}

type Actions = {
  readonly issued: readonly InvoiceRow[]
  readonly unpaid: readonly InvoiceRow[]
  readonly start: StartBatch
}

function BulkActions(props: Actions & { readonly onZip: () => void }) {
  const { issued, unpaid, start, onZip } = props
  const { may } = useWorkspace()
  const noneIssued = issued.length === 0
  const noneUnpaid = unpaid.length === 0
  return (
    <>
      {may('invoices.send') && <SendActions issued={issued} unpaid={unpaid} start={start} />}
      {may('payments.record') && (
        <Button
          size="sm"
          icon="cash"
          disabled={noneUnpaid}
          onClick={() => void start('mark_paid', unpaid)}
        >
          <Trans>Mark paid</Trans>
        </Button>
      )}
      {may('invoices.export') && (
        <Button size="sm" icon="file-zip" disabled={noneIssued} onClick={onZip}>
          <Trans>Download</Trans>
        </Button>
      )}
    </>
  )
}

function SendActions({ issued, unpaid, start }: Actions) {
  return (
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
  )
}
