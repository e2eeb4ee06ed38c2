import { Flag } from '@bordereau/ui/flag/flag'
import { t } from '#macros'
import { LANGUAGES } from '../../texts/languages.ts'
import { useLanguage } from '../account/use-language.ts'
import type { Command } from '../../navigation/command.ts'

/** Commands that change the language of the pages. */
export function useLanguageCommands(): readonly Command[] {
  const { language, choose } = useLanguage()
  return LANGUAGES.filter(({ tag }) => tag !== language.tag).map(
    ({ tag, name, country }): Command => ({
      key: `action:language-${tag}`,
      group: 'actions',
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
