import { IconButton } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { t } from '@lingui/core/macro'
import { useMe } from '../../session.tsx'

/** Help: the keys, and which release this is. */
export function HelpMenu({ onKeys }: { onKeys: () => void }) {
  const { instance } = useMe()
  return (
    <Menu
      align="end"
      sections={[
        {
          key: 'help',
          label: t`Bordereau ${instance.release}`,
          items: [
            {
              key: 'keys',
              label: t`Keyboard shortcuts`,
              icon: 'keyboard',
              end: '?',
              onPress: onKeys,
            },
          ],
        },
      ]}
    >
      <IconButton icon="help" label={t`Help`} />
    </Menu>
  )
}
