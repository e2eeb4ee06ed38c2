import { listSeries } from '@bordereau/contract/company'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { SeriesForm } from './numbering.tsx'
import { BackButton } from './setup-back.tsx'
import type { SetupStepFormProps } from './setup-step-form.tsx'
import { FormSkeleton } from './with-company.tsx'

/** The step of the numbering: the default series of invoices. */
export function NumberingStep({ company, onDone, onBack }: SetupStepFormProps) {
  const query = { workspaceId: company.workspaceId }
  const { data, refused, retry } = useQuery(listSeries, query)
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
  const series = data.series.find(one => one.kind === 'invoice' && one.isDefault)
  return (
    <SeriesForm
      country={company.profile.address.country}
      series={series}
      onDone={onDone}
      doneLabel={t`Continue`}
      start={<BackButton onBack={onBack} />}
    />
  )
}
