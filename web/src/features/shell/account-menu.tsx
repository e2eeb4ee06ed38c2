import { Button } from '@bordereau/ui/button/button'
import { Menu, type MenuSection } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { useLanguageItems } from '../account/language-items.tsx'
import { useScheme } from '../account/use-scheme.ts'
import { useSignOut } from '../account/use-sign-out.ts'
import css from './shell.module.css'

/** The account menu: the person, light or dark, language, sign out. */
export function AccountMenu() {
  const { person } = useMe()
  const { workspaceId } = useWorkspace()
  const preferences = usePreferences()
  const leave = useSignOut()
  const isGuest = person?.email === null
  const name = isGuest ? t`Guest` : (person?.name ?? '')
  const account: MenuSection = {
    key: 'account',
    label: person?.email ?? t`Guest session`,
    items: isGuest
      ? [{ key: 'account', label: t`Create your account`, icon: 'user-plus', href: '/sign-up' }]
      : [
          {
            key: 'account',
            label: t`Your account`,
            icon: 'user',
            href: `/w/${workspaceId}/settings/account`,
          },
        ],
  }
  const exit: MenuSection = {
    key: 'exit',
    items: [
      {
        key: 'sign-out',
        label: isGuest ? t`Leave the sample` : t`Sign out`,
        icon: 'logout',
        onPress: () => void leave(),
      },
    ],
  }
  return (
    <Menu sections={[account, ...preferences, exit]} side="top">
      <Button
        look="quiet"
        wide
        icon="user"
        aria-label={t`Account: ${name}`}
        className={`${css.switcher} ${css.account}`}
      >
        {name}
      </Button>
    </Menu>
  )
}

/** Light or dark, and the language. */
function usePreferences(): readonly MenuSection[] {
  const scheme = useScheme()
  const languages = useLanguageItems()
  return [
    {
      key: 'scheme',
      label: t`Colours`,
      items: [
        { key: 'auto', label: t`Use system setting`, icon: 'desktop', choice: 'auto' as const },
        { key: 'light', label: t`Light`, icon: 'sun', choice: 'light' as const },
        { key: 'dark', label: t`Dark`, icon: 'moon', choice: 'dark' as const },
      ].map(({ choice, ...item }) => ({
        ...item,
        icon: item.icon as 'desktop' | 'sun' | 'moon',
        chosen: scheme.choice === choice,
        stay: true,
        onPress: () => scheme.choose(choice),
      })),
    },
    {
      key: 'language',
      label: t`Language`,
      items: languages,
    },
  ]
}
