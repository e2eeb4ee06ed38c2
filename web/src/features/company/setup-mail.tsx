import { getMailServer } from '@bordereau/contract/mail-server'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { Loaded } from '../../layout/loaded.tsx'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { MailServerForm } from './mail-server-form.tsx'
import { FixedMailServer } from './mail-server-setting.tsx'
import { BackButton } from './setup-back.tsx'
import type { SetupStepFormProps } from './setup-step-form.tsx'

/** The last step: how messages leave. */
export function MailStep({ company, onDone, onBack }: SetupStepFormProps) {
  const { t } = useLingui()
  const query = useQuery(getMailServer, { workspaceId: company.workspaceId })
  const shared = { start: <BackButton onBack={onBack} />, step: true }
  return (
    <Loaded query={query}>
      {setting =>
        setting.source === 'environment' ? (
          <SubmitForm
            {...shared}
            submitLabel={t`Finish`}
            look="primary"
            pending={false}
            refused={undefined}
            onSubmit={event => {
              event.preventDefault()
              onDone()
            }}
          >
            <FixedMailServer from={setting.from} />
          </SubmitForm>
        ) : (
          <MailServerForm
            {...shared}
            company={company}
            setting={setting}
            doneLabel={t`Finish`}
            onDone={onDone}
            onSkip={onDone}
          />
        )
      }
    </Loaded>
  )
}
