import {
  type Notification,
  listNotifications,
  readNotification,
} from '@bordereau/contract/notifications'
import { IconButton } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAct } from '../../act.ts'
import { useWorkspace } from '../../session.tsx'
import { ago } from './ago.ts'
import css from './notifications.module.css'
import { placeOfNotification } from './place.ts'
import { keepUnread } from './use-live.ts'
import { wordsOfNotification } from './words.ts'

/** One thing that happened: a link to it, which also marks it as read. */
export function Item(props: {
  readonly notification: Notification
  readonly now: number
  readonly onClose: () => void
}) {
  const { notification: told, now, onClose } = props
  const { workspaceId } = useWorkspace()
  const { tag } = useLocale()
  const { act } = useAct(readNotification, { touches: [listNotifications] })
  const { icon, tone, title, help } = wordsOfNotification(told, tag)
  const full = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' })
  const markRead = async (): Promise<void> => {
    if (told.read) return
    const answer = await act({ query: { workspaceId, notificationId: told.id } })
    // Not marked is no harm: it stays unread, and is found again.
    if (answer.ok) keepUnread(workspaceId, answer.value.unread)
  }
  return (
    <li className={css.item} data-notification data-unread={!told.read || undefined}>
      <Link
        href={placeOfNotification(told, workspaceId)}
        className={css.link}
        onClick={() => {
          void markRead()
          onClose()
        }}
      >
        <Text as="span" tone={tone ?? 'muted'}>
          <Icon name={icon} size="lg" />
        </Text>
        <span className={css.words}>
          <Text as="span" weight={told.read ? 'regular' : 'semibold'}>
            {title}
          </Text>
          {help !== undefined && help !== '' && (
            <Text as="span" size={13} tone="muted">
              {help}
            </Text>
          )}
          <Text as="span" size={12} tone="muted">
            <time dateTime={told.at} title={full.format(new Date(told.at))}>
              {ago(told.at, now, tag)}
            </time>
          </Text>
          {!told.read && (
            <span className="visually-hidden">
              <Trans>Unread</Trans>
            </span>
          )}
        </span>
      </Link>
      {!told.read && (
        <IconButton
          icon="check"
          size="sm"
          label={t`Mark as read: ${title}`}
          onClick={() => void markRead()}
        />
      )}
    </li>
  )
}
