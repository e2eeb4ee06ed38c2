import { listExchangeRates, putExchangeRate } from '@bordereau/contract/company'
import { getDashboard } from '@bordereau/contract/dashboard'
import { parseDecimal } from '@bordereau/domain/money/decimal'
import { DateField } from '@bordereau/ui/field/date-field'
import { DecimalField } from '@bordereau/ui/field/decimal-field'
import { Grid } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { todayIn } from '../../format/formats.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { CurrencyField } from '../party/country-field.tsx'

/** Adds the rate of a currency on a day. */
export function RateForm({ home }: { home: string }) {
  const { workspaceId } = useWorkspace()
  const [today] = useState<string>(() => todayIn(''))
  const { mutate, pending, refused } = useMutation(putExchangeRate, {
    invalidates: [listExchangeRates, getDashboard],
  })
  const form = useForm({ currency: '', date: today, rate: '' }, values =>
    fieldErrorsOf(putExchangeRate.request, values),
  )
  const send = form.submit(async body => {
    const response = await mutate({ query: { workspaceId }, body })
    if (response.ok) form.replace({ currency: '', date: today, rate: '' })
    return response
  })
  return (
    <SubmitForm
      submitLabel={t`Add rate`}
      icon="plus"
      pending={pending}
      refused={refused}
      messageOf={rateRefusalMessage}
      onSubmit={send}
    >
      <Grid column={11}>
        <CurrencyField {...form.field('currency')} label={t`Currency`} />
        <DateField {...form.field('date')} label={t`Day`} />
        <DecimalField {...form.field('rate')} label={t`Value in ${home}`} parse={parseDecimal} />
      </Grid>
    </SubmitForm>
  )
}

function rateRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'rate_not_positive':
      return t`A rate is more than zero.`
    case 'own_currency':
      return t`This is your own currency: its rate is always 1.`
    default:
      return refusalMessage(refused)
  }
}
