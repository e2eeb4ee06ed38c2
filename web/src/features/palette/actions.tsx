import { t } from '#macros'
import { useMe } from '../../data/session.tsx'
import { useScheme } from '../account/use-scheme.ts'
import { useSignOut } from '../account/use-sign-out.ts'
import { KEYS } from '../../navigation/shortcuts.ts'
import type { Command } from '../../navigation/command.ts'
import { run } from './run-command.ts'
import { useCreateCommands } from './create-commands.ts'
import { useCompanyCommands } from './company-commands.tsx'
import { useLanguageCommands } from './language-commands.tsx'

/** What helps: opened by the palette and by the help menu. */
export type Help = 'keys' | 'tour' | 'glossary' | 'news'

export type Windows = { readonly onHelp: (help: Help) => void }

/** Commands that are available on every page, for this person in this company. */
export function useCommonCommands(windows: Windows): readonly Command[] {
  const { person } = useMe()
  const leave = useSignOut()
  return [
    ...useCreateCommands(),
    ...helpCommands(windows),
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

function helpCommands({ onHelp }: Windows): readonly Command[] {
  return [
    run(
      'keys',
      t`Keyboard shortcuts`,
      'keyboard',
      t({ context: 'words to find it by', message: 'help, keys' }),
      () => onHelp('keys'),
      KEYS.keys,
    ),
    run(
      'tour',
      t`Take the tour`,
      'route',
      t({ context: 'words to find it by', message: 'help, introduction, guide, learn' }),
      () => onHelp('tour'),
    ),
    run(
      'glossary',
      t`Glossary`,
      'book',
      t({
        context: 'words to find it by',
        message: 'help, words, meaning, explain, EN 16931, Peppol',
      }),
      () => onHelp('glossary'),
    ),
    run(
      'news',
      t`What is new`,
      'sparkles',
      t({ context: 'words to find it by', message: 'help, news, changes, release, version' }),
      () => onHelp('news'),
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
