import { issueInvoice, getInvoice } from '@bordereau/contract/invoices'
import { listSeries } from '@bordereau/contract/company'
import { toText } from '@bordereau/domain/money/currency'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { fault as faultShape } from '@bordereau/contract/invoices'
import type { Refused } from '../../api.ts'
import { keyOf, queryClient, touch, useAct, useGet } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { refusalWords } from '../invoices/refusal-words.ts'
import { sendLater } from '../invoices/send-later.ts'
import { AFTER_DOCUMENT } from '../invoices/touched.ts'
import { useDesk } from './desk.ts'
import { useFaultStore } from './fault-list.tsx'
import { draftPath } from './draft-path.ts'
import { jumpTo } from './jump.ts'
import { liveTotals } from './live-totals.ts'
import type { Saver } from './saver.ts'
import { useEditorStore } from './store.ts'

/** Issues the draft once it is saved and nothing is to mend; then, if wanted, sends it. */
export function useIssue(saver: Saver, buyerName: string, onFaults: () => void) {
  const { workspaceId, invoiceId, formats, view } = useDesk()
  const store = useEditorStore()
  const faults = useFaultStore()
  const issue = useAct(issueInvoice)
  const series = useGet(listSeries, { workspaceId }).data?.series ?? []
  const place = { workspaceId, invoiceId }
  const asking = useRef(false)

  function showFaults(): boolean {
    const fatal = faults.list().filter(({ severity }) => severity === 'fatal')
    if (fatal[0] === undefined) return false
    faults.insist()
    onFaults()
    jumpTo(fatal[0].path, store.read(), view)
    return true
  }

  function refused(answer: Refused): string {
    const found = faultsIn(answer.detail)
    if (found.length > 0) {
      faults.report(
        found.map(each => ({ ...each, path: draftPath(each.path), from: 'rule' as const })),
      )
      onFaults()
    }
    return refusalWords(answer) ?? wordsOf(answer)
  }

  /** A second press while the first is still being answered is no second wish. */
  async function begin(send: boolean): Promise<void> {
    if (asking.current) return
    asking.current = true
    await ask(send).finally(() => {
      asking.current = false
    })
  }

  async function ask(send: boolean): Promise<void> {
    // What was typed last may not have been checked yet.
    await faults.check()
    if (showFaults()) return
    if (!(await saver.flush())) {
      toasts.error(t`The draft could not be saved, so it cannot be issued yet.`)
      return
    }
    const { draft } = store.read()
    const number = series.find(each => each.kind === draft.kind && each.isDefault)?.nextNumber ?? ''
    const total = formats.money(toText(liveTotals(draft).payable, draft.currency), draft.currency)
    let issued: string | undefined
    await dialogs.confirm({
      title: t`Issue ${number}?`,
      message: t`${buyerName}: ${total}. Once issued, it cannot be changed, only corrected by a credit note.`,
      confirmLabel: send ? t`Issue and send` : t`Issue`,
      act: async () => {
        const answer = await issue.act({ query: place, body: { version: saver.version() } })
        if (!answer.ok) return refused(answer)
        issued = answer.value.number ?? number
        queryClient.setQueryData(keyOf(getInvoice, place), answer.value)
        touch(AFTER_DOCUMENT.filter(endpoint => endpoint.name !== getInvoice.name))
        return undefined
      },
    })
    if (issued === undefined) return
    toasts.success(t`${issued} is issued.`)
    if (send) sendLater(place, issued, { kind: 'invoice' })
  }
  return { begin, pending: issue.pending }
}

const detailShape = z.object({ faults: z.array(faultShape) })

function faultsIn(detail: unknown): z.infer<typeof detailShape>['faults'] {
  const read = detailShape.safeParse(detail)
  return read.success ? read.data.faults : []
}
