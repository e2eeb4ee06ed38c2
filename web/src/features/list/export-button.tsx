import { Button, type ButtonProps } from '@bordereau/ui/button/button'
import { Menu, type MenuSection } from '@bordereau/ui/overlay/menu'
import { Trans } from '#macros'

type Props = Pick<ButtonProps, 'size' | 'disabled' | 'onPointerEnter'> & {
  readonly sections: readonly MenuSection[]
}

/** Opens the menu of the files as which something can be saved. */
export function ExportButton({ sections, ...button }: Props) {
  return (
    <Menu align="end" sections={sections}>
      <Button icon="cloud-download" iconEnd="chevron-down" {...button}>
        <Trans>Export</Trans>
      </Button>
    </Menu>
  )
}
