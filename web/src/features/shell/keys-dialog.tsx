import { TextField } from '@bordereau/ui/field/text-field'
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
  const [query, setQuery] = useState('')
  const matches = (all: readonly KeyHelp[]) =>
    all.filter(({ what }) => what.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()))
  const [ofPage, everywhere] = [matches(here), matches(keys)]
  return (
    <Stack gap={4}>
      <TextField label={t`Search shortcuts`} type="search" value={query} onChange={setQuery} />
      {ofPage.length > 0 && <KeyList title={t`On this page`} keys={ofPage} />}
      {everywhere.length > 0 && <KeyList title={t`Everywhere`} keys={everywhere} />}
      {ofPage.length + everywhere.length === 0 && (
        <Text tone="muted">{t`No shortcut has this name.`}</Text>
      )}
    </Stack>
  )
}

function KeyList({ title, keys }: { title: string; keys: readonly KeyHelp[] }) {
  return (
    <section aria-label={title}>
      <Stack gap={2}>
        <Text weight="semibold">{title}</Text>
        <ul className={css.keys}>
          {keys.map(({ keys: pressed, what }) => (
            <li key={what}>
              <span>{what}</span>
              <Kbd keys={pressed} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}
