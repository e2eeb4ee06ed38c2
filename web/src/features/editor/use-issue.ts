import { getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { toText } from '@bordereau/domain/money/currency'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useRef } from 'react'
import { keyOf, queryClient, invalidate, useMutation } from '../../data/query.ts'
import { obligationTexts } from '../document/document-obligations.tsx'
import { useEditorContext } from './editor-context.ts'
import { useFindingStore, useParties } from './finding-store.tsx'
import { type DateJump, dateJumpIn } from './date-jump.ts'
import { dateJumpTexts } from './date-jump-messages.ts'
import { draftTotals } from './draft-totals.ts'
import type { Saver } from './saver.ts'
import { staleAfterIssue } from './stale-after-issue.ts'
import { useEditorStore } from './store.ts'
import { useFindingReport } from './use-finding-report.ts'
import { useFetchNextNumber } from './use-next-number.ts'
import { useMessage } from './use-pending-message.ts'

/** Issues the draft once it is saved and has no fatal findings; or opens the dialog that issues and sends it. */
export function useIssue(saver: Saver, buyerName: string, onFindings: () => void) {
  const { workspaceId, invoiceId, formats, today } = useEditorContext()
  const store = useEditorStore()
  const findings = useFindingStore()
  const parties = useParties()
  const issue = useMutation(issueInvoice)
  const fetchNextNumber = useFetchNextNumber()
  const invoiceRef = { workspaceId, invoiceId }
  const busy = useRef(false)

  const { showFindings, reportRefusal } = useFindingReport(onFindings)
  const message = useMessage(invoiceRef, saver, reportRefusal)

  /** Ignores further presses while the first is being processed. */
  async function begin(send: boolean): Promise<void> {
    if (busy.current) return
    busy.current = true
    await checkAndIssue(send).finally(() => {
      busy.current = false
    })
  }

  async function checkAndIssue(send: boolean): Promise<void> {
    // The latest change may not have been checked yet.
    await findings.check()
    if (showFindings()) return
    if (!(await saver.flush())) {
      toasts.error(t`The draft could not be saved, so it cannot be issued yet.`)
      return
    }
    const { draft } = store.read()
    const total = formats.money(
      toText(draftTotals(draft, parties).payable, draft.currency),
      draft.currency,
    )
    const asked = t`${buyerName}: ${total}. Once issued, it cannot be changed, only corrected by a credit note.`
    const day = draft.issueDate ?? today
    const question = [asked, ...(await obligationTexts({ ...parties, day }, formats))].join(' ')
    if (send) return message.compose(question)
    const number = await fetchNextNumber()
    let issued: string | undefined
    let jump: DateJump | undefined
    /** Returns the refusal message; a date jump has a confirmation dialog of its own. */
    async function attempt(confirmDateJump: boolean): Promise<string | undefined> {
      const body = { version: saver.version(), confirmDateJump }
      const result = await issue.mutate({ query: invoiceRef, body })
      if (!result.ok) {
        jump = confirmDateJump ? undefined : dateJumpIn(result)
        return jump ? undefined : reportRefusal(result)
      }
      issued = result.value.number ?? number
      queryClient.setQueryData(keyOf(getInvoice, invoiceRef), result.value)
      invalidate(staleAfterIssue(result.value))
      return undefined
    }
    await dialogs.confirm({
      title: t`Issue ${number}?`,
      message: question,
      confirmLabel: t`Issue`,
      onConfirm: () => attempt(false),
    })
    if (jump)
      await dialogs.confirm({ ...dateJumpTexts(jump, formats), onConfirm: () => attempt(true) })
    if (issued === undefined) return
    toasts.success(t`${issued} is issued.`)
  }

  return { begin, pending: issue.pending, dialog: message.dialog }
}
