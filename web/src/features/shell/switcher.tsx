import { Button } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Menu } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useMe, useWorkspace } from '../../data/session.tsx'
import css from './shell.module.css'

/** The open company, and a menu of the others. */
export function CompanySwitcher() {
  const here = useWorkspace()
  return (
    <Menu sections={useSections()}>
      <Button
        look="quiet"
        wide
        iconEnd="selector"
        aria-label={t`Company: ${here.name}. Switch company`}
        className={css.switcher}
      >
        <span className={css.company}>
          {here.country !== null && <Flag country={here.country} beside />}
          <span className={css.name} dir="auto" title={here.name}>
            {here.name}
          </span>
        </span>
      </Button>
    </Menu>
  )
}

/** The companies of the person, and how to begin another. */
function useSections() {
  const { workspaces, person } = useMe()
  const here = useWorkspace()
  const items = workspaces.map(workspace => ({
    key: workspace.id,
    label: workspace.name,
    help: workspace.sample ? t`Sample data` : undefined,
    picture: workspace.country === null ? undefined : <Flag country={workspace.country} beside />,
    href: `/w/${workspace.id}`,
    chosen: workspace.id === here.workspaceId,
  }))
  const isGuest = person?.email === null
  const begin = isGuest
    ? { key: 'new', label: t`Create your account`, icon: 'user-plus' as const, href: '/sign-up' }
    : { key: 'new', label: t`New company`, icon: 'plus' as const, href: '/new-company' }
  return [
    { key: 'companies', label: t`Companies`, items },
    { key: 'new', items: [begin] },
  ]
}
