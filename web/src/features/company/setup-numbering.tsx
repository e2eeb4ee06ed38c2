import { type Series, listSeries } from '@bordereau/contract/company'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { SeriesForm } from './numbering.tsx'
import { BackButton } from './setup-back.tsx'
import type { SetupStepFormProps } from './setup-step-form.tsx'
import { Loaded } from '../../layout/loaded.tsx'

/** The step of the numbering: the default series of invoices. */
export function NumberingStep({ company, onDone, onBack }: SetupStepFormProps) {
  const query = useQuery(listSeries, { workspaceId: company.workspaceId })
  return (
    <Loaded query={query}>
      {({ series }) => (
        <SeriesForm
          country={company.profile.address.country}
          series={standardOf(series)}
          onDone={onDone}
          onCancel={onDone}
          cancelLabel={t`Skip`}
          doneLabel={t`Continue`}
          start={<BackButton onBack={onBack} />}
          step
        />
      )}
    </Loaded>
  )
}

function standardOf(series: readonly Series[]): Series | undefined {
  return series.find(one => one.kind === 'invoice' && one.isDefault)
}
