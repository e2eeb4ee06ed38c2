import { IconButton } from '@bordereau/ui/button/button'
import type { IconName } from '@bordereau/ui/icon/icon'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useMe } from '../../data/session.tsx'
import type { Help } from '../palette/actions.tsx'

/** Help: shortcuts, tour, glossary, what is new, whom to ask, and the running release. */
export function HelpMenu({ onHelp }: { onHelp: (help: Help) => void }) {
  const { instance } = useMe()
  const item = (key: Help, label: string, icon: IconName) => ({
    key,
    label,
    icon,
    onPress: () => onHelp(key),
  })
  return (
    <Menu
      align="end"
      sections={[
        {
          key: 'help',
          label: t`Bordereau ${instance.release}`,
          items: [
            { ...item('keys', t`Keyboard shortcuts`, 'keyboard'), end: '?' },
            item('tour', t`Take the tour`, 'route'),
            item('glossary', t`Glossary`, 'book'),
            item('news', t`What is new`, 'sparkles'),
            ...contactItems(instance.contact),
          ],
        },
      ]}
    >
      <IconButton icon="help" label={t`Help`} data-part="help" />
    </Menu>
  )
}

/** The operator of the instance, where an address is set. */
function contactItems(href: string | undefined): readonly MenuItem[] {
  if (href === undefined) return []
  return [{ key: 'contact', label: t`Contact the operator`, icon: 'mail', href }]
}
