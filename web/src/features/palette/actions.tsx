import type { Action } from '@bordereau/domain/access/policy'
import { Flag } from '@bordereau/ui/flag/flag'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'
import { useNavigate } from 'react-router'
import { LANGUAGES } from '../../texts/languages.ts'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { useLanguage } from '../account/use-language.ts'
import { useScheme } from '../account/use-scheme.ts'
import { useSignOut } from '../account/use-sign-out.ts'
import { KEYS } from '../../navigation/shortcuts.ts'
import type { Command } from '../../navigation/command.ts'
import { keysOf } from './pages.ts'

export type Windows = { readonly onKeys: () => void; readonly onTour: () => void }

/** Commands that are available on every page, for this person in this company. */
export function useCommonCommands({ onKeys, onTour }: Windows): readonly Command[] {
  const { person } = useMe()
  const leave = useSignOut()
  return [
    ...useCreateCommands(),
    run(
      'keys',
      t`Keyboard shortcuts`,
      'keyboard',
      t({ context: 'words to find it by', message: 'help, keys' }),
      onKeys,
      KEYS.keys,
    ),
    run(
      'tour',
      t`Take the tour`,
      'route',
      t({ context: 'words to find it by', message: 'help, introduction, guide, learn' }),
      onTour,
    ),
    ...useSchemeCommands(),
    ...useLanguageCommands(),
    ...useCompanyCommands(),
    run(
      'sign-out',
      person?.email === null ? t`Leave the sample` : t`Sign out`,
      'logout',
      t({ context: 'words to find it by', message: 'log out, exit, leave, end session' }),
      () => void leave(),
    ),
  ]
}

function run(
  key: string,
  label: string,
  icon: IconName,
  keywords: string,
  act: () => void,
  keys?: string,
): Command {
  return { key: `act:${key}`, group: 'acts', label, icon, keywords, keys, run: act }
}

function useCreateCommands(): readonly Command[] {
  const { may } = useWorkspace()
  const lead = (path: string, label: string, icon: IconName, words: string, action: Action) =>
    may(action)
      ? [
          {
            key: `act:${path}`,
            group: 'acts',
            label,
            icon,
            keywords: words,
            keys: keysOf(path),
            path,
          } satisfies Command,
        ]
      : []
  return [
    ...lead(
      '/invoices/new',
      t`New invoice`,
      'file-plus',
      t({ context: 'words to find it by', message: 'create, bill, write, draft' }),
      'invoices.draft',
    ),
    ...lead(
      '/customers/new',
      t`New customer`,
      'user-plus',
      t({ context: 'words to find it by', message: 'create, add, client' }),
      'customers.create',
    ),
    ...lead(
      '/items/new',
      t`New item`,
      'package',
      t({ context: 'words to find it by', message: 'create, add, product, service' }),
      'items.create',
    ),
    ...lead(
      '/payments?new=payment',
      t`Record payment`,
      'cash',
      t({ context: 'words to find it by', message: 'money received, paid, enter, book' }),
      'payments.record',
    ),
    ...lead(
      '/calendar?subscribe=feed',
      t`Subscribe to the calendar`,
      'calendar-event',
      t({
        context: 'words to find it by',
        message: 'iCal, Outlook, Google, Apple, phone, due dates',
      }),
      'calendar.read',
    ),
  ]
}

function useSchemeCommands(): readonly Command[] {
  const { choose } = useScheme()
  const words = t({
    context: 'words to find it by',
    message: 'colours, theme, scheme, appearance, mode, night, day',
  })
  return [
    run('light', t`Light colours`, 'sun', words, () => choose('light')),
    run('dark', t`Dark colours`, 'moon', words, () => choose('dark')),
    run('auto', t`Colours: use system setting`, 'desktop', words, () => choose('auto')),
  ]
}

function useLanguageCommands(): readonly Command[] {
  const { language, choose } = useLanguage()
  return LANGUAGES.filter(({ tag }) => tag !== language.tag).map(
    ({ tag, name, country }): Command => ({
      key: `act:language-${tag}`,
      group: 'acts',
      label: name,
      help: t`Language`,
      keywords: [
        t({ context: 'words to find it by', message: 'speak, translate, change language' }),
        englishNameOf(tag),
      ].join(', '),
      picture: <Flag country={country} beside />,
      run: () => void choose(tag),
    }),
  )
}

/** A person who cannot read the current language finds their own by its English name. */
function englishNameOf(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
}

function useCompanyCommands(): readonly Command[] {
  const navigate = useNavigate()
  const { workspaces, person } = useMe()
  const { workspaceId } = useWorkspace()
  const isGuest = person?.email === null
  return [
    ...workspaces
      .filter(({ id }) => id !== workspaceId)
      .map((workspace): Command => ({
        key: `act:company-${workspace.id}`,
        group: 'acts',
        label: workspace.name,
        help: t`Switch to this company`,
        keywords: t({ context: 'words to find it by', message: 'switch, company, workspace' }),
        ...(workspace.country === null
          ? { icon: 'building' as const }
          : { picture: <Flag country={workspace.country} beside /> }),
        run: () => void navigate(`/w/${workspace.id}`),
      })),
    isGuest
      ? run(
          'account',
          t`Create your account`,
          'user-plus',
          t({ context: 'words to find it by', message: 'sign up, register' }),
          () => {
            void navigate('/sign-up')
          },
        )
      : run(
          'company',
          t`New company`,
          'building',
          t({ context: 'words to find it by', message: 'add, found, workspace' }),
          () => {
            void navigate('/new-company')
          },
        ),
  ]
}
