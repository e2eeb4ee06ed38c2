import type { Notification } from '@bordereau/contract/notifications'
import { IconButton } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import css from './notifications.module.css'
import { notificationPath } from './notification-path.ts'
import { notificationTexts } from './texts.ts'
import { useMarkRead } from './use-mark-read.ts'
import { NotificationWords } from './words.tsx'

/** One notification: a link to its subject, which also marks it as read. */
export function NotificationItem(props: {
  readonly notification: Notification
  readonly now: number
  readonly onClose: () => void
}) {
  const { notification, now, onClose } = props
  const { workspaceId } = useWorkspace()
  const { tag } = useLocale()
  const markRead = useMarkRead(notification)
  const { icon, tone, title, help } = notificationTexts(notification, tag)
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
        <NotificationWords notification={notification} now={now} title={title} help={help} />
      </Link>
      {!notification.read && <MarkAsRead title={title} onPress={() => void markRead()} />}
    </li>
  )
}

function MarkAsRead({ title, onPress }: { title: string; onPress: () => void }) {
  return <IconButton icon="check" size="sm" label={t`Mark as read: ${title}`} onClick={onPress} />
}
