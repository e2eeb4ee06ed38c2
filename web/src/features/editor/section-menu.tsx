import { IconButton } from '@bordereau/ui/button/button'
import { keysText } from '@bordereau/ui/kbd/kbd'
import { Menu } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import css from './line-grid.module.css'
import { useCommands } from './use-commands.ts'

/** Moves a section as a whole, or removes its heading. */
export function SectionMenu({ id, heading }: { id: string; heading: string }) {
  const { t } = useLingui()
  const commands = useCommands()
  return (
    <span className={css.menu}>
      <Menu
        align="end"
        sections={[
          {
            key: 'section',
            items: [
              {
                key: 'up',
                icon: 'arrow-up',
                label: t`Move section up`,
                end: 'Alt ↑',
                onPress: () => void commands.moveSection(id, -1),
              },
              {
                key: 'down',
                icon: 'arrow-down',
                label: t`Move section down`,
                end: 'Alt ↓',
                onPress: () => void commands.moveSection(id, 1),
              },
              {
                key: 'remove',
                icon: 'trash',
                tone: 'red',
                label: t`Remove heading`,
                end: keysText('Mod ⌫'),
                onPress: () => commands.joinSection(id),
              },
            ],
          },
        ]}
      >
        <IconButton size="sm" icon="dots" label={t`More for section ${heading}`} tabIndex={-1} />
      </Menu>
    </span>
  )
}
