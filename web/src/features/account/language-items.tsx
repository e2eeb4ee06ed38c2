import { Flag } from '@bordereau/ui/flag/flag'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { LANGUAGES } from '../../texts/languages.ts'
import { useLanguage } from './use-language.ts'

/** The languages of the interface as menu items, each under its own name. */
export function useLanguageItems(): readonly MenuItem[] {
  const { language, choose } = useLanguage()
  return LANGUAGES.map(({ tag, name, country }) => ({
    key: tag,
    label: <span lang={tag}>{name}</span>,
    picture: <Flag country={country} beside />,
    chosen: tag === language.tag,
    onPress: () => void choose(tag),
  }))
}
