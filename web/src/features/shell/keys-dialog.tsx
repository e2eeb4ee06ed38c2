import { Kbd } from '@bordereau/ui/kbd/kbd'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { t } from '#macros'
import { useState } from 'react'
import type { KeyHelp } from '../../navigation/keys.ts'
import { keysOfPage } from './keys-of-page.ts'
import css from './shell.module.css'

/** All shortcuts, opened by `?`: first those of what the page shows. */
export function KeysDialog(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly keys: readonly KeyHelp[]
}) {
  return (
    <Modal open={props.open} onClose={props.onClose} title={t`Keyboard shortcuts`}>
      {props.open && <KeySections keys={props.keys} />}
    </Modal>
  )
}

function KeySections({ keys }: { keys: readonly KeyHelp[] }) {
  // The page does not change while the dialog is over it.
  const [here] = useState(keysOfPage)
  if (here.length === 0) return <KeyList keys={keys} />
  return (
    <Stack gap={4}>
      <section aria-label={t`On this page`}>
        <Text weight="semibold">{t`On this page`}</Text>
        <KeyList keys={here} />
      </section>
      <section aria-label={t`Everywhere`}>
        <Text weight="semibold">{t`Everywhere`}</Text>
        <KeyList keys={keys} />
      </section>
    </Stack>
  )
}

function KeyList({ keys }: { keys: readonly KeyHelp[] }) {
  return (
    <ul className={css.keys}>
      {keys.map(({ keys: pressed, what }) => (
        <li key={what}>
          <span>{what}</span>
          <Kbd keys={pressed} />
        </li>
      ))}
    </ul>
  )
}
