import type { MenuItem } from '@bordereau/ui/overlay/menu'
import type { Command } from '../../navigation/command.ts'

/** The items of a menu as commands of the palette; `of` names what they act on: 'F2026-0007'. */
export function menuCommands(items: readonly MenuItem[], of: string): readonly Command[] {
  return items.flatMap((item): Command[] => {
    const { key, label, icon, onPress } = item
    if (onPress === undefined || typeof label !== 'string' || item.disabled) return []
    return [
      {
        key: `page:${key}`,
        group: 'actions',
        label,
        help: of,
        run: onPress,
        ...(icon && { icon }),
      },
    ]
  })
}
