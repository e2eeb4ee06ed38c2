import { endSession, listSessions, type Session } from '@bordereau/contract/account'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Card, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { deviceOf } from '../features/account/device.ts'
import css from '../layout/people.module.css'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useFormats } from '../format/formats.ts'
import { useMutation, useQuery } from '../data/query.ts'
import { Loaded } from '../layout/loaded.tsx'
import { toastResult } from '../data/toast-result.ts'

/** The person's sessions, and buttons to end them. */
export function SettingsSessionsPage() {
  const query = useQuery(listSessions, undefined)
  return (
    <SettingsSubPage title={t`Sessions`} lead={t`Where you are signed in right now.`}>
      <Loaded query={query}>
        {({ sessions }) => (
          <Card>
            <ul className={css.list}>
              {sessions.map(session => (
                <SessionLine key={session.id} session={session} />
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
    </SettingsSubPage>
  )
}

function SessionLine({ session }: { session: Session }) {
  const { mutate } = useMutation(endSession, { invalidates: [listSessions] })
  const end = async (): Promise<void> => {
    const response = await mutate({ query: { sessionId: session.id } })
    toastResult(response, { done: t`The session was ended.` })
  }
  return (
    <li className={css.people}>
      <SessionWords session={session} />
      {!session.current && (
        <Button size="sm" onClick={() => void end()}>
          <Trans>End session</Trans>
        </Button>
      )}
    </li>
  )
}

/** The device of a session, and since when and from where it is used. */
function SessionWords({ session }: { session: Session }) {
  const { instant } = useFormats()
  return (
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
  )
}
