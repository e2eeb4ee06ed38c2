import type { Company } from '@bordereau/contract/company'
import { getMailServer } from '@bordereau/contract/mail-server'
import { Notice } from '@bordereau/ui/badge/badge'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { Loaded } from '../../layout/loaded.tsx'
import { MailServerForm } from './mail-server-form.tsx'
import { MailServerTest } from './mail-server-test.tsx'

/** How the company's messages leave, where that is not set for the whole instance. */
export function MailServerOfCompany({ company }: { company: Company }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const query = useQuery(getMailServer, { workspaceId })
  return (
    <Loaded query={query}>
      {setting =>
        setting.source === 'environment' ? (
          <FixedMailServer from={setting.from} />
        ) : (
          <Card>
            <MailServerForm
              company={company}
              setting={setting}
              doneLabel={t`Save`}
              onDone={() => toasts.success(t`Saved.`)}
            />
          </Card>
        )
      }
    </Loaded>
  )
}

/** Read-only: the environment comes before what could be entered here. */
export function FixedMailServer({ from }: { from: string }) {
  const { t } = useLingui()
  return (
    <Stack>
      <Notice
        tone="blue"
        title={t`Messages leave by the mail server of this instance, from ${from}.`}
      >
        <Trans>Its operator set it in the environment; nothing is to be entered here.</Trans>
      </Notice>
      <MailServerTest server="used" />
    </Stack>
  )
}
