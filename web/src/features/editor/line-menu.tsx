import { IconButton } from '@bordereau/ui/button/button'
import { keysText } from '@bordereau/ui/kbd/kbd'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { useLingui, t } from '#macros'
import { memo } from 'react'
import { useEditorContext } from './editor-context.ts'
import css from './line-grid.module.css'
import type { LineCommands } from './line-keys.ts'
import { useSharedByLines } from './shared-by-lines.tsx'
import { useSetLine } from './store.ts'
import { useCommands } from './use-commands.ts'

export const LineMenu = memo(function LineMenu(props: {
  readonly id: string
  readonly index: number
  readonly expanded: boolean
  readonly isOptional: boolean
}) {
  const { id, index, expanded, isOptional } = props
  const { t } = useLingui()
  const commands = useCommands()
  const { view } = useEditorContext()
  const { isQuote } = useSharedByLines()
  const set = useSetLine(id)
  const optional: MenuItem = {
    key: 'optional',
    icon: 'checks',
    label: isOptional ? t`Part of the offer` : t`Optional: the customer chooses`,
    onPress: () => set({ isOptional: isOptional ? undefined : true }),
  }
  const details: MenuItem = {
    key: 'details',
    icon: 'adjustments',
    label: expanded ? t`Hide details` : t`Discount, period, codes`,
    onPress: () => view.show(`line.${id}`, !expanded),
  }
  return (
    <span className={css.menu}>
      <Menu
        align="end"
        sections={[
          { key: 'details', items: isQuote ? [optional, details] : [details] },
          { key: 'line', items: changesOf(id, commands) },
        ]}
      >
        <IconButton size="sm" icon="dots" label={t`More for line ${index + 1}`} tabIndex={-1} />
      </Menu>
    </span>
  )
})

function changesOf(id: string, commands: LineCommands): readonly MenuItem[] {
  return [
    {
      key: 'up',
      icon: 'arrow-up',
      label: t`Move up`,
      end: 'Alt ↑',
      onPress: () => void commands.move(id, -1),
    },
    {
      key: 'down',
      icon: 'arrow-down',
      label: t`Move down`,
      end: 'Alt ↓',
      onPress: () => void commands.move(id, 1),
    },
    {
      key: 'section',
      icon: 'layout-list',
      label: t`Begin a section here`,
      end: 'Alt ↵',
      onPress: () => commands.beginSection(id),
    },
    {
      key: 'copy',
      icon: 'copy',
      label: t`Duplicate`,
      end: keysText('Mod D'),
      onPress: () => commands.duplicate(id),
    },
    {
      key: 'remove',
      icon: 'trash',
      tone: 'red',
      label: t`Remove line`,
      end: keysText('Mod ⌫'),
      onPress: () => commands.remove(id),
    },
  ]
}
