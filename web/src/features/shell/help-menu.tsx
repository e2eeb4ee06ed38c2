import { IconButton } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useMe } from '../../data/session.tsx'

/** Help: shortcuts, tour, and the running release. */
export function HelpMenu({ onKeys, onTour }: { onKeys: () => void; onTour: () => void }) {
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
            { key: 'tour', label: t`Take the tour`, icon: 'route', onPress: onTour },
          ],
        },
      ]}
    >
      <IconButton icon="help" label={t`Help`} data-part="help" />
    </Menu>
  )
}
