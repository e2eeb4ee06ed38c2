import { IconButton } from '@bordereau/ui/button/button'
import { Kbd } from '@bordereau/ui/kbd/kbd'
import { Menu } from '@bordereau/ui/overlay/menu'
import { Modal } from '@bordereau/ui/overlay/modal'
import { t } from '@lingui/core/macro'
import { useMe } from '../../session.tsx'
import css from './shell.module.css'

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

export type KeyHelp = { readonly keys: string; readonly what: string }

/** Every shortcut there is, by `?`. */
export function KeysDialog(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly keys: readonly KeyHelp[]
}) {
  return (
    <Modal open={props.open} onClose={props.onClose} title={t`Keyboard shortcuts`}>
      <ul className={css.keys}>
        {props.keys.map(({ keys, what }) => (
          <li key={keys}>
            <span>{what}</span>
            <Kbd keys={keys} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}
