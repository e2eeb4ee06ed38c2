import { updateRecurring, type RecurringView } from '@bordereau/contract/recurring'
import { localDate } from '@bordereau/domain/date'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { planValues } from './plan-form.ts'
import { RECURRING_QUERIES } from './recurring-queries.ts'

/** Changes name and plan of a recurring invoice. */
export function EditPlanDialog(props: {
  readonly recurring: RecurringView
  readonly onClose: () => void
}) {
  const { recurring, onClose } = props
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused } = useMutation(updateRecurring, {
    invalidates: RECURRING_QUERIES,
  })
  const { id, version, plan } = recurring
  return (
    <PlanDialog
      title={t`Change name and days`}
      submitLabel={t`Save`}
      today={localDate(recurring.today)}
      since={plan.firstDay}
      initial={planValues(recurring)}
      customerId={recurring.customerId}
      pending={pending}
      refused={refused}
      onClose={onClose}
      onSubmit={async input => {
        const query = { workspaceId, recurringId: id }
        const result = await mutate({ query, body: { version, ...input } })
        if (!result.ok) return result
        onClose()
        toasts.success(t`Saved.`)
        return result
      }}
    />
  )
}
