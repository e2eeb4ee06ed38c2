import type { InvoiceView } from '@bordereau/contract/invoices'
import { getCompany } from '@bordereau/contract/company'
import { getInvoice } from '@bordereau/contract/invoices'
import { createRecurring } from '@bordereau/contract/recurring'
import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { type Plan, nextRun } from '@bordereau/domain/recurring/plan'
import { Loading } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation, useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { Modal } from '@bordereau/ui/overlay/modal'
import { todayIn } from '../../format/formats.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { RECURRING_QUERIES } from './recurring-queries.ts'
import { planValues } from './plan-form.ts'

type Props = { readonly invoiceId: string; readonly onClose: () => void }

/** Creates a recurring invoice from an invoice or a saved draft. */
export function RepeatDialog({ invoiceId, onClose }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const company = useQuery(getCompany, { workspaceId })
  const invoice = useQuery(getInvoice, { workspaceId, invoiceId })
  const missing = [company, invoice].find(({ data }) => data === undefined)
  if (company.data && invoice.data) {
    const today = todayIn(company.data.timeZone)
    return <CreateRecurringDialog invoice={invoice.data} today={today} onClose={onClose} />
  }
  return (
    <Modal open onClose={onClose} title={t`Repeat this invoice`}>
      {missing?.refused ? (
        <RefusalView refused={missing.refused} retry={missing.retry} />
      ) : (
        <Loading>{t`Loading`}</Loading>
      )}
    </Modal>
  )
}

function CreateRecurringDialog(props: {
  readonly invoice: InvoiceView
  readonly today: LocalDate
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { invoice, today, onClose } = props
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(createRecurring, {
    invalidates: [...RECURRING_QUERIES, getInvoice],
  })
  return (
    <PlanDialog
      title={t`Repeat this invoice`}
      submitLabel={t`Repeat`}
      today={today}
      initial={planValues({
        name: nameOf(invoice),
        mode: 'draft',
        plan: proposedPlan(invoice, today),
      })}
      customerId={invoice.draft.customerId}
      pending={pending}
      refused={refused}
      onClose={onClose}
      onSubmit={async ({ name, mode, plan }) => {
        const body = { invoiceId: invoice.id, name, mode, plan }
        const result = await mutate({ query: { workspaceId }, body })
        if (!result.ok) return result
        onClose()
        toasts.success(t`It will be repeated.`)
        await navigate(`/w/${workspaceId}/recurring/${result.value.id}`)
        return result
      }}
    />
  )
}

/** The proposed plan: monthly, beginning a month after an issued invoice, or today for a draft. */
function proposedPlan({ issueDate, number }: InvoiceView, today: LocalDate): Plan {
  const plan: Plan = { every: 1, unit: 'month', firstDay: today, end: { by: 'never' } }
  if (number === null || issueDate === null) return plan
  const issued = { ...plan, firstDay: localDate(issueDate) }
  return { ...plan, firstDay: nextRun(issued, addDays(today, 1)) ?? today }
}

const NAME_LENGTH = 100

function nameOf({ draft, buyer }: InvoiceView): string {
  const name = draft.lines[0]?.name.trim() ?? ''
  return (name === '' ? (buyer?.legalName ?? '') : name).slice(0, NAME_LENGTH)
}
