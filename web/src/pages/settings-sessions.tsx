import { endSession, listSessions } from '@bordereau/contract/session'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Card, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { deviceOf } from '../features/account/device.ts'
import { FormSkeleton } from '../features/company/with-company.tsx'
import css from '../features/settings/settings.module.css'
import { SubjectPage } from '../features/settings/subject.tsx'
import { useMoments } from '../moments.ts'
import { useAct, useGet } from '../query.ts'
import { RefusalView, wordsOf } from '../refusal.tsx'

/** Where the person is signed in, and how to end what is not hers. */
export function SettingsSessionsPage() {
  const { data, refused, retry } = useGet(listSessions, undefined)
  const { moment } = useMoments()
  const { act } = useAct(endSession, { touches: [listSessions] })
  const end = async (sessionId: string): Promise<void> => {
    const answer = await act({ query: { sessionId } })
    if (answer.ok) toasts.success(t`The session was ended.`)
    else toasts.error(wordsOf(answer))
  }
  return (
    <SubjectPage title={t`Sessions`} lead={t`Where you are signed in right now.`}>
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
                      {session.ip} · last used {moment(session.lastSeenAt)} · since{' '}
                      {moment(session.createdAt)}
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
    </SubjectPage>
  )
}
