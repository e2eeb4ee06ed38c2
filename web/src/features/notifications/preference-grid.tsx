import type { NotificationPreference } from '@bordereau/contract/notifications'
import { Switch } from '@bordereau/ui/field/toggle'
import { Text } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { useMe } from '../../data/session.tsx'
import css from './notifications.module.css'
import { notificationKindLabel } from './texts.ts'

export function Grid(props: {
  readonly preferences: readonly NotificationPreference[]
  readonly onChange: (next: NotificationPreference) => void
}) {
  return (
    <table className={css.grid}>
      <thead>
        <tr>
          <th scope="col">{t`What happened`}</th>
          <th scope="col">{t`In the app`}</th>
          <th scope="col">{t`Daily email`}</th>
        </tr>
      </thead>
      <tbody>
        {props.preferences.map(one => (
          <PreferenceRow key={one.kind} preference={one} onChange={props.onChange} />
        ))}
      </tbody>
    </table>
  )
}

function PreferenceRow(props: {
  readonly preference: NotificationPreference
  readonly onChange: (next: NotificationPreference) => void
}) {
  const { person } = useMe()
  const { preference, onChange } = props
  const { name, help } = notificationKindLabel(preference.kind)
  return (
    <tr>
      <th scope="row">
        <Text as="span">{name}</Text>
        <Text size={13} tone="muted" weight="regular">
          {help}
        </Text>
      </th>
      <td>
        <Switch
          label={t`${name}: in the app`}
          labelHidden
          checked={preference.inApp}
          onChange={inApp => onChange({ ...preference, inApp })}
        />
      </td>
      <td>
        <Switch
          label={t`${name}: by daily email`}
          labelHidden
          checked={preference.byMail}
          disabled={person?.email === null}
          onChange={byMail => onChange({ ...preference, byMail })}
        />
      </td>
    </tr>
  )
}
