import type { ComponentProps } from 'react'
import { GlossaryDialog } from './glossary-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { NewsDialog } from './news-dialog.tsx'
import type { Window } from './use-windows.ts'

/** The dialogs of the help menu. */
export function HelpDialogs({
  open,
  onClose,
  keys,
}: Omit<ComponentProps<typeof KeysDialog>, 'open'> & { readonly open: Window | undefined }) {
  return (
    <>
      <KeysDialog open={open === 'keys'} onClose={onClose} keys={keys} />
      <GlossaryDialog open={open === 'glossary'} onClose={onClose} />
      <NewsDialog open={open === 'news'} onClose={onClose} />
    </>
  )
}
