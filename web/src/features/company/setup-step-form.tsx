import { listBankAccounts, listSeries } from '@bordereau/contract/company'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { useGet } from '../../query.ts'
import { RefusalView, wordsOf } from '../../refusal.tsx'
import { reloadMe } from '../../session.tsx'
import { AutoSave } from './auto-save.tsx'
import { BankAccountForm } from './bank-account-form.tsx'
import { firstBankAccount } from './bank-words.ts'
import { BrandFields } from './brand-fields.tsx'
import css from './company.module.css'
import { NameAndAddress, NumbersOfCompany, companyFaults } from './legal-fields.tsx'
import { CurrencyAndLanguage } from './money-fields.tsx'
import { SeriesForm } from './numbering.tsx'
import { PaperPreview } from './paper-preview.tsx'
import type { SetupStep } from './setup-steps.ts'
import { type Company, type CompanyForm, useCompanyForm } from './use-company-form.ts'
import { FormSkeleton } from './with-company.tsx'

export type SetupStepFormProps = {
  readonly step: SetupStep
  readonly company: Company
  readonly onDone: () => void
  readonly onBack: (() => void) | undefined
}

/** The form of a step; all but the name and address can be skipped. */
export function SetupStepForm(props: SetupStepFormProps) {
  switch (props.step) {
    case 'identity':
      return <FieldsStep {...props} Fields={NameAndAddress} />
    case 'numbers':
      return <FieldsStep {...props} Fields={NumbersOfCompany} />
    case 'bank':
      return <BankStep {...props} />
    case 'brand':
      return <FieldsStep {...props} Fields={BrandStep} />
    case 'numbering':
      return <NumberingStep {...props} />
    case 'money':
      return <FieldsStep {...props} Fields={CurrencyAndLanguage} last />
  }
}

function FieldsStep(
  props: SetupStepFormProps & {
    readonly Fields: ComponentType<{ form: CompanyForm }>
    readonly last?: boolean
  },
) {
  const { company, step, onDone, onBack, Fields, last = false } = props
  // Only the step that asks for the address may stop at it.
  const form = useCompanyForm(
    company,
    step === 'identity' || step === 'numbers' ? companyFaults : undefined,
  )
  const [going, setGoing] = useState(false)
  const go = async (element: HTMLFormElement): Promise<void> => {
    setGoing(true)
    const saved = await form.save(last ? { setUp: true } : {})
    setGoing(false)
    if (!saved) {
      focusFirstFault(element)
      return
    }
    if (last) await reloadMe()
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void go(event.currentTarget)
      }}
    >
      <Stack gap={6}>
        {form.refused && <Notice tone="red" title={wordsOf(form.refused)} />}
        <Fields form={form} />
        <Row justify="between">
          <BackButton onBack={onBack} />
          <Row>
            {step !== 'identity' && !last && (
              <Button look="quiet" onClick={onDone}>
                <Trans>Skip</Trans>
              </Button>
            )}
            <Button
              type="submit"
              look="primary"
              busy={going}
              iconEnd={last ? 'check' : 'arrow-right'}
            >
              {last ? <Trans>Finish</Trans> : <Trans>Continue</Trans>}
            </Button>
          </Row>
        </Row>
      </Stack>
    </form>
  )
}

function BrandStep({ form }: { form: CompanyForm }) {
  return (
    <div className={css.split}>
      <AutoSave form={form} pauseMs={300} quiet>
        <BrandFields form={form} />
      </AutoSave>
      <PaperPreview company={form.company} />
    </div>
  )
}

function BankStep({ company, onDone, onBack }: SetupStepFormProps) {
  const query = { workspaceId: company.workspaceId }
  const { data, refused, retry } = useGet(listBankAccounts, query)
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
  return (
    <BankAccountForm
      country={company.profile.address.country}
      account={data.accounts[0]}
      first={firstBankAccount(company)}
      onDone={onDone}
      onCancel={onDone}
      cancelLabel={t`Skip`}
      doneLabel={t`Continue`}
      start={<BackButton onBack={onBack} />}
    />
  )
}

function NumberingStep({ company, onDone, onBack }: SetupStepFormProps) {
  const query = { workspaceId: company.workspaceId }
  const { data, refused, retry } = useGet(listSeries, query)
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

function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  if (!onBack) return <span />
  return (
    <Button look="quiet" icon="arrow-left" onClick={onBack}>
      <Trans>Back</Trans>
    </Button>
  )
}

/** After the faults are drawn. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const first = form.querySelector('[aria-invalid=true]')
    if (first instanceof HTMLElement) first.focus()
  })
}
