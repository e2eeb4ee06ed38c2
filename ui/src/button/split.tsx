import { Menu } from '../overlay/menu.tsx'
import type { MenuItem } from '../overlay/menu.tsx'
import { useTexts } from '../texts.tsx'
import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import css from './button.module.css'

export interface SplitButtonProps extends Omit<ButtonProps, 'iconEnd' | 'wide'> {
  /** The variants of the action. */
  items: readonly MenuItem[]
  /** Accessible name of the menu button. */
  moreLabel?: string
}

/** The main action, with its variants in a menu. */
export function SplitButton({ items, moreLabel, ...main }: SplitButtonProps) {
  const texts = useTexts()
  const look = main.look ?? 'primary'
  return (
    <span className={css.split}>
      <Button {...main} look={look} />
      <Menu align="end" sections={[{ key: 'all', items }]}>
        <Button
          look={look}
          size={main.size ?? 'md'}
          disabled={main.disabled || main.busy}
          iconEnd="chevron-down"
        >
          <span className="visually-hidden">{moreLabel ?? texts.moreActions}</span>
        </Button>
      </Menu>
    </span>
  )
}
