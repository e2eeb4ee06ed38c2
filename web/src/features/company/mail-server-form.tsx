import type { Company } from '@bordereau/contract/company'
import type { MailServerSetting } from '@bordereau/contract/mail-server'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { useLingui } from '#macros'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Form } from '../../form/form.ts'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { MailServerFields } from './mail-server-fields.tsx'
import { MailServerTest } from './mail-server-test.tsx'
import { mailServerRefusal } from './mail-server-texts.ts'
import {
  type MailServerValues,
  inputOfValues,
  mailServerErrors,
  valuesOfSetting,
} from './mail-server-values.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useMailServer } from './use-mail-server.ts'

type Props = {
  readonly company: Company
  readonly setting: MailServerSetting
  readonly doneLabel: string
  readonly onDone: () => void
  readonly onSkip?: () => void
  readonly start?: ReactNode
  readonly step?: boolean
}

/** How messages leave: by a mail account of the company, or by its people themselves. */
export function MailServerForm(props: Props) {
  const { company, setting, onDone, onSkip } = props
  const { t } = useLingui()
  const isMyself = setting.source === 'none' && company.setAside.includes('mail')
  const [sentBy, setSentBy] = useState<'server' | 'myself'>(isMyself ? 'myself' : 'server')
  const hasPassword = setting.password === 'stored'
  const form = useKeptForm(
    { name: `mail.${company.workspaceId}`, replaces: setting.server, without: { password: '' } },
    valuesOfSetting(setting, company.profile.contact.email),
    values => mailServerErrors(values, hasPassword),
  )
  const { save, sendMyself, pending, refused } = useMailServer(company)
  const send = form.submit(async values => {
    const result = await save(inputOfValues(values))
    if (!result.ok) return result
    form.forget()
    onDone()
    return result
  })
  const submit = (event: FormEvent): void => {
    if (sentBy === 'server') return send(event)
    event.preventDefault()
    void sendMyself().then(saved => {
      if (!saved) return
      form.forget()
      onDone()
    })
  }
  return (
    <SubmitForm
      submitLabel={props.doneLabel}
      look="primary"
      step={props.step}
      pending={pending}
      refused={refused}
      messageOf={mailServerRefusal}
      onSubmit={submit}
      onCancel={onSkip}
      cancelLabel={t`Skip`}
      start={props.start}
    >
      <RadioGroup
        label={t`How are your emails sent?`}
        labelHidden={props.step === true}
        value={sentBy}
        onChange={setSentBy}
        options={[
          {
            value: 'server',
            label: t`By my mail account`,
            help: t`Invoices and reminders are sent in your name.`,
          },
          {
            value: 'myself',
            label: t`I send them myself`,
            help: t`Each message waits under Mail, to be downloaded or copied.`,
          },
        ]}
      />
      {sentBy === 'server' && (
        <>
          <MailServerFields form={form} hasPassword={hasPassword} />
          <MailServerTest server={() => validInput(form, hasPassword)} />
        </>
      )}
    </SubmitForm>
  )
}

/** undefined: it has errors, which are shown. */
function validInput(form: Form<MailServerValues>, hasPassword: boolean) {
  const errors = mailServerErrors(form.values, hasPassword)
  form.setErrors(errors)
  return Object.keys(errors).length > 0 ? undefined : inputOfValues(form.values)
}
