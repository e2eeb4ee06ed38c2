import { endSession, listSessions } from '@bordereau/contract/session'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Card, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { deviceOf } from '../features/account/device.ts'
import { FormSkeleton } from '../features/company/with-company.tsx'
import css from '../layout/people.module.css'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useFormats } from '../format/formats.ts'
import { useMutation, useQuery } from '../data/query.ts'
import { RefusalView, refusalMessage } from '../data/refusal.tsx'

/** The person's sessions, and buttons to end them. */
export function SettingsSessionsPage() {
  const { data, refused, retry } = useQuery(listSessions, undefined)
  const { instant } = useFormats()
  const { mutate } = useMutation(endSession, { invalidates: [listSessions] })
  const end = async (sessionId: string): Promise<void> => {
    const response = await mutate({ query: { sessionId } })
    if (response.ok) toasts.success(t`The session was ended.`)
    else toasts.error(refusalMessage(response))
  }
  return (
    <SettingsSubPage title={t`Sessions`} lead={t`Where you are signed in right now.`}>
      {refused && <RefusalView refused={refused} retry={retry} />}
      {!data && !refused && <FormSkeleton />}
      {data && (
        <Card>
          <ul className={css.list}>
            {data.sessions.map(session => (
              <li key={session.id} className={css.people}>
                <div className={css.who}>
                  <Text weight="medium">
                    {deviceOf(session.userAgent)}{' '}
                    {session.current && (
                      <StatusBadge tone="green">
                        <Trans>This one</Trans>
                      </StatusBadge>
                    )}
                  </Text>
                  <Text tone="muted">
                    <Trans>
                      {session.ip} · last used {instant(session.lastSeenAt)} · since{' '}
                      {instant(session.createdAt)}
                    </Trans>
                  </Text>
                </div>
                {!session.current && (
                  <Button size="sm" onClick={() => void end(session.id)}>
                    <Trans>End session</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </SettingsSubPage>
  )
}
