import { signOut, updateMe } from '@bordereau/contract/session'
import { Button } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Menu, type MenuSection } from '@bordereau/ui/overlay/menu'
import { type SchemeChoice, useColorScheme } from '@bordereau/ui/scheme'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui as useLanguage } from '@lingui/react'
import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { useAct } from '../../act.ts'
import { LANGUAGES, chooseLanguage, rememberLanguage } from '../../language.ts'
import { wordsOf } from '../../refusal.tsx'
import { reloadMe, useMe, useWorkspace } from '../../session.tsx'
import css from './shell.module.css'

/** Who is signed in: her account, light or dark, language, the way out. */
export function AccountMenu() {
  const { person } = useMe()
  const { workspaceId } = useWorkspace()
  const preferences = usePreferences()
  const leave = useSignOut()
  const isGuest = person?.email === null
  const name = isGuest ? t`Guest` : (person?.name ?? '')
  const account: MenuSection = {
    key: 'account',
    label: person?.email ?? t`Looking around`,
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
        onPress: leave,
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
        className={css.switcher}
      >
        {name}
      </Button>
    </Menu>
  )
}

/** Light or dark, and the language: kept in this browser at once, and in the account. */
function usePreferences(): readonly MenuSection[] {
  const scheme = useColorScheme()
  const { i18n } = useLanguage()
  const { act } = useAct(updateMe)
  const choose = (colorScheme: SchemeChoice): void => {
    scheme.choose(colorScheme)
    void act({ body: { colorScheme } })
  }
  const speak = async (tag: string): Promise<void> => {
    await chooseLanguage(tag)
    rememberLanguage(tag)
    await act({ body: { language: tag } })
  }
  return [
    {
      key: 'scheme',
      label: t`Colours`,
      items: [
        { key: 'auto', label: t`As the system`, icon: 'desktop', choice: 'auto' as const },
        { key: 'light', label: t`Light`, icon: 'sun', choice: 'light' as const },
        { key: 'dark', label: t`Dark`, icon: 'moon', choice: 'dark' as const },
      ].map(({ choice, ...item }) => ({
        ...item,
        icon: item.icon as 'desktop' | 'sun' | 'moon',
        chosen: scheme.choice === choice,
        stay: true,
        onPress: () => choose(choice),
      })),
    },
    {
      key: 'language',
      label: t`Language`,
      items: LANGUAGES.map(language => ({
        key: language.tag,
        label: language.name,
        picture: <Flag country={language.country} beside />,
        chosen: i18n.locale === language.tag,
        onPress: () => void speak(language.tag),
      })),
    },
  ]
}

function useSignOut(): () => void {
  const navigate = useNavigate()
  const { act } = useAct(signOut)
  return async () => {
    const answer = await act({})
    if (!answer.ok) {
      toasts.error(wordsOf(answer))
      return
    }
    await reloadMe()
    await navigate('/')
  }
}
