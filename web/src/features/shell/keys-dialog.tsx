import { Kbd } from '@bordereau/ui/kbd/kbd'
import { Modal } from '@bordereau/ui/overlay/modal'
import { t } from '#macros'
import type { KeyHelp } from '../../navigation/keys.ts'
import css from './shell.module.css'

/** All shortcuts, opened by `?`. */
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
