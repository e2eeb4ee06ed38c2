import { Icon } from '@bordereau/ui/icon/icon'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { t } from '#macros'
import { useLocation } from 'react-router'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { isWithin } from '../../navigation/path.ts'
import css from './settings.module.css'
import { settingsPagesFor } from '../../navigation/settings-pages.ts'

/** The settings pages in their groups. */
export function SettingsNav() {
  const workspace = useWorkspace()
  const { person } = useMe()
  const { pathname } = useLocation()
  const base = `/w/${workspace.workspaceId}/settings`
  return (
    <nav aria-label={t`Settings`}>
      <Stack gap={5}>
        {settingsPagesFor(workspace, person?.email === null).map(group => (
          <div key={group.key}>
            <Text size={12} tone="muted" weight="medium">
              {group.label}
            </Text>
            <ul className={css.list}>
              {group.pages.map(subject => {
                const href = `${base}/${subject.key}`
                const current = isWithin(pathname, href)
                return (
                  <li key={subject.key}>
                    <Link
                      href={href}
                      className={css.subject}
                      aria-current={current ? 'page' : undefined}
                    >
                      <Icon name={subject.icon} />
                      <Text as="span" weight={current ? 'semibold' : 'regular'}>
                        {subject.label}
                      </Text>
                    </Link>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </Stack>
    </nav>
  )
}
