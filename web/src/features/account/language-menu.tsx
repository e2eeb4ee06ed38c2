import { Button } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Menu } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { LANGUAGES } from '../../texts/languages.ts'
import { useLanguageItems } from './language-items.tsx'
import { useLanguage } from './use-language.ts'

/** Flag and name of the current language, with a menu of the others; for pages without a session. */
export function LanguageMenu() {
  const { language } = useLanguage()
  const spoken = LANGUAGES.find(({ tag }) => tag === language.tag)
  const [here = '', flag = ''] = [spoken?.name, spoken?.country]
  const items = useLanguageItems()
  return (
    <Menu sections={[{ key: 'languages', items }]} align="end">
      <Button look="quiet" size="sm" aria-label={t`Language: ${here}`}>
        <Flag country={flag} label={here} />
      </Button>
    </Menu>
  )
}
