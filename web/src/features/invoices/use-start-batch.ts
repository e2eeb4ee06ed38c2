import type { InvoiceRow } from '@bordereau/contract/invoices'
import {
  type BatchKind,
  checkBatch,
  createBatch,
  listRunningBatches,
} from '@bordereau/contract/batches'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { plural, t, useLingui } from '#macros'
import { call } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { expectedRefusalMessage } from '../batches/batch-labels.ts'
import { loadRefusalText } from '../document/load-refusal-text.ts'

export type StartBatch = (kind: BatchKind, rows: readonly InvoiceRow[]) => Promise<void>

/** Asks once for confirmation, naming how many are left out and why, then creates a batch, which runs on the server. */
export function useStartBatch(onStarted: (batchId: string) => void): StartBatch {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const create = useMutation(createBatch, { invalidates: [listRunningBatches] })
  return async (kind, rows) => {
    const query = { workspaceId }
    const body = { kind, invoiceIds: rows.map(({ id }) => id) }
    const check = await call(checkBatch, { query, body })
    if (!toastResult(check)) return
    const { ready, refused, collected } = check.value
    const exclusions = refused
      .map(({ refusal, count }) => expectedRefusalMessage(refusal, count))
      .join(' ')
    const details = [collectedText(collected), exclusions].filter(Boolean).join(' ')
    if (ready === 0) {
      await dialogs.alert({ title: t`There is nothing to do`, message: exclusions })
      return
    }
    let batchId: string | undefined
    await dialogs.confirm({
      ...questionOf(kind, ready, details),
      onConfirm: async () => {
        const result = await create.mutate({ query, body, keepalive: true })
        if (!result.ok) return await loadRefusalText(result)
        batchId = result.value.id
        return undefined
      },
    })
    if (batchId !== undefined) onStarted(batchId)
  }
}

/** What is collected once the messages are sent; '' where nothing is. */
function collectedText(count: number): string {
  if (count === 0) return ''
  return plural(count, {
    one: '# is collected automatically; its message tells the customer the day.',
    other: '# are collected automatically; their messages tell the customers the day.',
  })
}

function questionOf(kind: BatchKind, count: number, details: string) {
  const withDetails = (message: string) => [message, details].filter(Boolean).join(' ')
  if (kind === 'mark_paid') {
    return {
      title: plural(count, { one: 'Mark # invoice as paid?', other: 'Mark # invoices as paid?' }),
      message: withDetails(
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
    message: withDetails(t`Each goes to its customer's address, in the customer's language.`),
    confirmLabel: t`Send`,
  }
}
