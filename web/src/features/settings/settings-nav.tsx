import { Icon } from '@bordereau/ui/icon/icon'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { t } from '#macros'
import { useLocation } from 'react-router'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { isWithin } from '../../navigation/path.ts'
import css from './settings.module.css'
import { type SettingsPageEntry, settingsPagesFor } from '../../navigation/settings-pages.ts'

/** The settings pages in their groups. */
export function SettingsNav() {
  const workspace = useWorkspace()
  const { person } = useMe()
  return (
    <nav aria-label={t`Settings`}>
      <Stack gap={5}>
        {settingsPagesFor(workspace, person?.email === null).map(group => (
          <div key={group.key}>
            <Text size={12} tone="muted" weight="medium">
              {group.label}
            </Text>
            <ul className={css.list}>
              {group.pages.map(subject => (
                <Subject key={subject.key} subject={subject} />
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </nav>
  )
}

function Subject({ subject }: { subject: SettingsPageEntry }) {
  const { key, label, icon } = subject
  const { workspaceId } = useWorkspace()
  const { pathname } = useLocation()
  const href = `/w/${workspaceId}/settings/${key}`
  const current = isWithin(pathname, href)
  return (
    <li>
      <Link href={href} className={css.subject} aria-current={current ? 'page' : undefined}>
        <Icon name={icon} />
        <Text as="span" weight={current ? 'semibold' : 'regular'}>
          {label}
        </Text>
      </Link>
    </li>
  )
}
