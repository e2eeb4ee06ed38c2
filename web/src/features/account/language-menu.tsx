import { Button } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Menu } from '@bordereau/ui/overlay/menu'
import { t } from '@lingui/core/macro'
import { LANGUAGES } from '../../language.ts'
import { useLanguage } from './use-language.ts'

/** Flag and name of the language that is spoken, and the others behind it; for pages where nobody is signed in. */
export function LanguageMenu() {
  const { language, choose } = useLanguage()
  const items = LANGUAGES.map(({ tag, name, country }) => ({
    key: tag,
    label: <span lang={tag}>{name}</span>,
    picture: <Flag country={country} beside />,
    chosen: tag === language.tag,
    onPress: () => void choose(tag),
  }))
  return (
    <Menu sections={[{ key: 'languages', items }]} align="end">
      <Button look="quiet" size="sm" aria-label={t`Language: ${language.name}`}>
        <Flag country={language.country} label={language.name} />
      </Button>
    </Menu>
  )
}
