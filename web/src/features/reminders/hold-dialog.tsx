import { setFollowUp } from '@bordereau/contract/reminders'
import { type LocalDate, parseDate } from '@bordereau/domain/date'
import { HOLD_REASONS, type HoldReason } from '@bordereau/domain/reminder/plan'
import { DateField } from '@bordereau/ui/field/date-field'
import { TextArea } from '@bordereau/ui/field/text-field'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type Form, useForm } from '../../form/form.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import type { FollowUp } from './follow-up-facts.ts'
import { holdLabel } from './labels.ts'
import { FOLLOW_UP_QUERIES } from './reminder-queries.ts'
import { reminderRefusalMessage } from './reminder-refusals.ts'

type Values = { reason: HoldReason | 'none'; until: string; note: string }

/** Holds the reminders of an invoice, lifts that, and keeps a note about it. */
export function HoldDialog(props: {
  readonly invoiceId: string
  readonly followUp: FollowUp
  readonly onClose: () => void
}) {
  const { invoiceId, followUp, onClose } = props
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused } = useMutation(setFollowUp, { invalidates: FOLLOW_UP_QUERIES })
  const form = useForm(valuesOf(followUp), errorsOf)
  const submit = form.submit(async ({ reason, until, note }) => {
    const hold = reason === 'none' ? null : { reason, until: until === '' ? null : until }
    const result = await mutate({ query: { workspaceId, invoiceId }, body: { hold, note } })
    if (result.ok) onClose()
    return result
  })
  return (
    <FormDialog
      title={t`Promise, dispute or note`}
      submitLabel={t`Save`}
      pending={pending}
      refused={refused}
      messageOf={reminderRefusalMessage}
      onClose={onClose}
      onSubmit={submit}
    >
      <HoldFields form={form} today={followUp.today} />
    </FormDialog>
  )
}

function HoldFields(props: { readonly form: Form<Values>; readonly today: LocalDate }) {
  const { form, today } = props
  const { values, field, set } = form
  return (
    <>
      <RadioGroup
        label={t`What is known`}
        value={values.reason}
        options={[
          { value: 'none', label: t`Nothing: reminders go out as planned` },
          ...HOLD_REASONS.map(reason => ({ value: reason, label: holdLabel(reason) })),
        ]}
        onChange={reason => set('reason', reason)}
      />
      {values.reason !== 'none' && (
        <DateField
          label={values.reason === 'promised' ? t`Promised by` : t`Until`}
          help={t`No reminder goes out until then. Without a day, until this is lifted.`}
          today={today}
          {...field('until')}
        />
      )}
      <TextArea label={t`Note`} rows={3} maxLength={2000} {...field('note')} />
    </>
  )
}

function valuesOf({ hold, note }: FollowUp): Values {
  return { reason: hold?.reason ?? 'none', until: hold?.until ?? '', note }
}

function errorsOf({ until }: Values): Record<string, string> {
  return until === '' || parseDate(until) ? {} : { until: t`Choose a day` }
}
