import type { InvoiceView, ComposedMail } from '@bordereau/contract/invoices'
import { composeMail, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { listSeries } from '@bordereau/contract/company'
import { toText } from '@bordereau/domain/money/currency'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ruleFinding as findingShape } from '@bordereau/contract/invoices'
import { type Refused, call } from '../../data/api.ts'
import { keyOf, queryClient, invalidate, useMutation, useQuery } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { documentRefusalMessage } from '../document/refusal-messages.ts'
import { offerWithdrawal } from '../document/mail-withdrawal.ts'
import { DOCUMENT_QUERIES, MAIL_QUERIES } from '../document/invoice-queries.ts'
import { useEditorContext } from './editor-context.ts'
import { useFindingStore } from './finding-store.tsx'
import { type DateJump, dateJumpIn } from './date-jump.ts'
import { dateJumpTexts } from './date-jump-messages.ts'
import { focusField } from './focus-field.ts'
import { draftTotals } from './draft-totals.ts'
import type { Saver } from './saver.ts'
import { useEditorStore } from './store.ts'

type InvoiceRef = { readonly workspaceId: string; readonly invoiceId: string }

type PendingMessage = {
  readonly composed: ComposedMail
  readonly question: string
  readonly version: number
}

/** Issues the draft once it is saved and has no fatal findings; or opens the dialog that issues and sends it. */
export function useIssue(saver: Saver, buyerName: string, onFindings: () => void) {
  const { workspaceId, invoiceId, formats } = useEditorContext()
  const store = useEditorStore()
  const findings = useFindingStore()
  const issue = useMutation(issueInvoice)
  const series = useQuery(listSeries, { workspaceId }).data?.series ?? []
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
    const number = series.find(each => each.kind === draft.kind && each.isDefault)?.nextNumber ?? ''
    const total = formats.money(toText(draftTotals(draft).payable, draft.currency), draft.currency)
    const question = t`${buyerName}: ${total}. Once issued, it cannot be changed, only corrected by a credit note.`
    if (send) return message.compose(question)
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
      invalidate(DOCUMENT_QUERIES.filter(endpoint => endpoint.name !== getInvoice.name))
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

/** Shows the findings that prevent issuing, of this browser or of the server. */
function useFindingReport(onFindings: () => void) {
  const { view } = useEditorContext()
  const store = useEditorStore()
  const findings = useFindingStore()

  function showFindings(): boolean {
    const fatal = findings.read().list.filter(({ severity }) => severity === 'fatal')
    if (fatal[0] === undefined) return false
    findings.showMissing()
    onFindings()
    focusField(fatal[0].path, store.read(), view)
    return true
  }

  function reportRefusal(result: Refused): string {
    const found = findingsIn(result.detail)
    if (found.length > 0) {
      findings.report(found.map(each => ({ ...each, from: 'rule' as const })))
      onFindings()
    }
    return documentRefusalMessage(result) ?? refusalMessage(result)
  }

  return { showFindings, reportRefusal }
}

/** The email of "Issue and send", shown before anything is issued. */
function useMessage(invoiceRef: InvoiceRef, saver: Saver, messageOf: (result: Refused) => string) {
  const [pending, setPending] = useState<PendingMessage>()

  /** Composes the email again each time, since the draft may have changed. */
  async function compose(question: string): Promise<void> {
    const result = await call(composeMail, { query: { ...invoiceRef, kind: 'invoice' } })
    if (!result.ok) return void toasts.error(messageOf(result))
    setPending({ composed: result.value, question, version: saver.version() })
  }

  function onIssued(invoice: InvoiceView): void {
    setPending(undefined)
    invalidate(MAIL_QUERIES.filter(endpoint => endpoint.name !== getInvoice.name))
    const number = invoice.number ?? ''
    toasts.success(t`${number} is issued.`)
    const mail = invoice.scheduledMails.at(-1)
    if (mail) offerWithdrawal(invoiceRef, number, 'invoice', mail)
  }

  const onClose = () => setPending(undefined)
  return { compose, dialog: pending && { ...pending, invoiceRef, messageOf, onIssued, onClose } }
}

const detailShape = z.object({ findings: z.array(findingShape) })

function findingsIn(detail: unknown): z.infer<typeof detailShape>['findings'] {
  const read = detailShape.safeParse(detail)
  return read.success ? read.data.findings : []
}
