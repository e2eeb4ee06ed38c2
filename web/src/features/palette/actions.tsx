import { Flag } from '@bordereau/ui/flag/flag'
import { t } from '#macros'
import { LANGUAGES } from '../../texts/languages.ts'
import { useMe } from '../../data/session.tsx'
import { useLanguage } from '../account/use-language.ts'
import { useScheme } from '../account/use-scheme.ts'
import { useSignOut } from '../account/use-sign-out.ts'
import { KEYS } from '../../navigation/shortcuts.ts'
import type { Command } from '../../navigation/command.ts'
import { useCreateCommands } from './create-commands.ts'
import { run } from './run-command.ts'
import { useCompanyCommands } from './company-commands.tsx'

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
