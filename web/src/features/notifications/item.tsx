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
import { Trans, t } from '#macros'
import { useMutation } from '../../data/mutation.ts'
import { useWorkspace } from '../../data/session.tsx'
import { ago } from './ago.ts'
import css from './notifications.module.css'
import { notificationPath } from './last-event-id.ts'
import { cacheUnread } from './unread.ts'
import { notificationTexts } from './texts.ts'

/** One notification: a link to its subject, which also marks it as read. */
export function NotificationItem(props: {
  readonly notification: Notification
  readonly now: number
  readonly onClose: () => void
}) {
  const { notification, now, onClose } = props
  const { workspaceId } = useWorkspace()
  const { tag } = useLocale()
  const { mutate } = useMutation(readNotification, { invalidates: [listNotifications] })
  const { icon, tone, title, help } = notificationTexts(notification, tag)
  const full = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' })
  const markRead = async (): Promise<void> => {
    if (notification.read) return
    const response = await mutate({ query: { workspaceId, notificationId: notification.id } })
    // If this fails, it stays unread, which does no harm.
    if (response.ok) cacheUnread(workspaceId, response.value.unread)
  }
  return (
    <li className={css.item} data-notification data-unread={!notification.read || undefined}>
      <Link
        href={notificationPath(notification, workspaceId)}
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
          <Text as="span" weight={notification.read ? 'regular' : 'semibold'}>
            {title}
          </Text>
          {help !== undefined && help !== '' && (
            <Text as="span" size={13} tone="muted">
              {help}
            </Text>
          )}
          <Text as="span" size={12} tone="muted">
            <time dateTime={notification.at} title={full.format(new Date(notification.at))}>
              {ago(notification.at, now, tag)}
            </time>
          </Text>
          {!notification.read && (
            <span className="visually-hidden">
              <Trans>Unread</Trans>
            </span>
          )}
        </span>
      </Link>
      {!notification.read && (
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
