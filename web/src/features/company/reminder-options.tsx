import { Select } from '@bordereau/ui/field/select'
import { Switch } from '@bordereau/ui/field/toggle'
import { Card, Grid, Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { CompanyFields } from './company-changes.ts'

type Plan = CompanyFields['reminderPlan']
type Props = { readonly plan: Plan; readonly onChange: (change: Partial<Plan>) => void }

/** Working hours, and what a reminder may claim and list. */
export function ReminderOptions({ plan, onChange }: Props) {
  const { claims } = plan
  return (
    <>
      <Hours plan={plan} onChange={onChange} />
      <Card title={t`What they say`}>
        <Stack gap={3}>
          <Switch
            label={t`Claim interest and costs from businesses`}
            help={t`In a firm and a last reminder, as your country’s law gives them. Interest is left out where its rate is not known.`}
            checked={claims.business}
            onChange={business => onChange({ claims: { ...claims, business } })}
          />
          <Switch
            label={t`Claim interest from private customers`}
            help={t`Only where the law provides a rate for them.`}
            checked={claims.person}
            onChange={person => onChange({ claims: { ...claims, person } })}
          />
          <Switch
            label={t`List the customer’s other open invoices`}
            checked={plan.listsOpenInvoices}
            onChange={listsOpenInvoices => onChange({ listsOpenInvoices })}
          />
          <Switch
            label={t`Attach the statement of account`}
            help={t`As PDF beside the invoice, with the last twelve months and everything still open. Automatic notices before the due date go without it.`}
            checked={plan.attachesStatement}
            onChange={attachesStatement => onChange({ attachesStatement })}
          />
        </Stack>
      </Card>
    </>
  )
}

function Hours({ plan: { hours }, onChange }: Props) {
  return (
    <Card title={t`Working hours`}>
      <Grid column={10}>
        <Select
          label={t({ context: 'working hours', message: 'From' })}
          help={t`On working days, in your time zone. Weekends and public holidays are left out.`}
          value={String(hours.from)}
          options={clock(0, 23)}
          onChange={from => onChange({ hours: { ...hours, from: Number(from) } })}
        />
        <Select
          label={t({ context: 'working hours', message: 'To' })}
          value={String(hours.to)}
          options={clock(1, 24)}
          onChange={to => onChange({ hours: { ...hours, to: Number(to) } })}
        />
      </Grid>
    </Card>
  )
}

function clock(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const hour = first + i
    return { value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }
  })
}
