import { getBookkeeping, putBookkeeping } from '@bordereau/contract/books'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Card, Grid } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type Form, fieldErrorsOf, useForm } from '../../form/form.ts'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { AccountFields } from './account-fields.tsx'
import { TaxFileDetails } from './tax-file-details.tsx'

export type Bookkeeping = ResponseOf<typeof getBookkeeping>

/** The numbers of the accounts, those of a published chart unless the company has its own. */
export function BookkeepingForm({ bookkeeping }: { readonly bookkeeping: Bookkeeping }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { charts, file, taxFiles } = bookkeeping
  const form = useForm(bookkeeping.setting, values => fieldErrorsOf(putBookkeeping.request, values))
  const put = useMutation(putBookkeeping, { invalidates: [getBookkeeping] })
  const chart = charts.find(({ key }) => key === form.values.chart)
  const send = form.submit(async body => {
    const response = await put.mutate({ query: { workspaceId }, body })
    if (response.ok) toasts.success(t`Saved.`)
    return response
  })
  return (
    <Card>
      <SubmitForm submitLabel={t`Save`} pending={put.pending} refused={put.refused} onSubmit={send}>
        <TaxFileDetails form={form} files={taxFiles} />
        <ChartField bookkeeping={bookkeeping} form={form} />
        {file === 'datev' && <DatevNumbers form={form} />}
        <AccountFields
          chart={chart}
          numbers={form.values.accounts}
          errors={form.errors}
          onChange={accounts => form.set('accounts', accounts)}
        />
      </SubmitForm>
    </Card>
  )
}

type FormProps = { readonly form: Form<Bookkeeping['setting']> }

function ChartField({ form, bookkeeping: { charts } }: FormProps & { bookkeeping: Bookkeeping }) {
  const { t } = useLingui()
  const chart = charts.find(({ key }) => key === form.values.chart)
  if (charts.length === 0) return null
  return (
    <Select
      label={t`Chart of accounts`}
      options={[
        ...charts.map(({ key, name }) => ({ value: key, label: name })),
        { value: '', label: t`My own numbers` },
      ]}
      help={
        chart && (
          <Link href={chart.source}>
            <Trans>Where it is published</Trans>
          </Link>
        )
      }
      {...form.field('chart')}
    />
  )
}

function DatevNumbers({ form }: FormProps) {
  const { t } = useLingui()
  return (
    <Grid column={12}>
      <TextField
        label={t`Number of the accountant (Berater)`}
        inputMode="numeric"
        maxLength={7}
        {...form.field('advisor')}
      />
      <TextField
        label={t`Number of the client (Mandant)`}
        inputMode="numeric"
        maxLength={5}
        {...form.field('client')}
      />
    </Grid>
  )
}
