import { IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'

/** The menu of a row; nothing where there is nothing to choose. */
export function RowMore({ name, items }: { name: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <Menu align="end" sections={[{ key: 'row', items }]}>
      <IconButton size="sm" icon="dots" label={t`More for ${name}`} />
    </Menu>
  )
}
