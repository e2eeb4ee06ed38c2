import { Icon } from '@bordereau/ui/icon/icon'
import { Text } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import css from './calendar.module.css'

/** The legend of the icons. */
export function Legend() {
  const icons = [
    ['alert', t`Overdue`],
    ['calendar-due', t({ context: 'on this day', message: 'Due' })],
    ['clock', t`Expected, by how the customer usually pays`],
    ['cash', t({ context: 'on this day', message: 'Received' })],
    ['file', t`Draft to be issued`],
    ['repeat', t`Recurring invoice`],
    ['scale', t`Deadline of a law on e-invoicing`],
  ] as const
  return (
    <ul className={css.legend}>
      {icons.map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} />
          <Text as="span" size={13} tone="muted">
            {words}
          </Text>
        </li>
      ))}
    </ul>
  )
}
