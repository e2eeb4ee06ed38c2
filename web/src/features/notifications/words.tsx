import type { Notification } from '@bordereau/contract/notifications'
import { Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { Trans } from '#macros'
import { ago } from './ago.ts'
import css from './notifications.module.css'

export function NotificationWords(props: {
  readonly notification: Notification
  readonly now: number
  readonly title: string
  readonly help: string | undefined
}) {
  const { notification, now, title, help } = props
  const { read, at } = notification
  const { tag } = useLocale()
  const full = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <span className={css.words}>
      <Text as="span" weight={read ? 'regular' : 'semibold'}>
        {title}
      </Text>
      {help !== undefined && help !== '' && (
        <Text as="span" size={13} tone="muted">
          {help}
        </Text>
      )}
      <Text as="span" size={12} tone="muted">
        <time dateTime={at} title={full.format(new Date(at))}>
          {ago(at, now, tag)}
        </time>
      </Text>
      {!read && (
        <span className="visually-hidden">
          <Trans>Unread</Trans>
        </span>
      )}
    </span>
  )
}
