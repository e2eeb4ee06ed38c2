import { type DragEvent, type ReactNode, useState } from 'react'
import { useLingui } from '#macros'
import { useAttachFiles } from './attach-files.ts'
import css from './attachments.module.css'
import { useIsQuote } from './store.ts'

/** Attaches files that are dropped anywhere on the document. */
export function AttachmentDrop({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { attach } = useAttachFiles()
  const isQuote = useIsQuote()
  const [over, setOver] = useState(false)
  const take = (event: DragEvent, isDrop: boolean): void => {
    // Lines that are dragged, and text, are no files.
    if (isQuote || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(!isDrop)
    if (isDrop) attach([...event.dataTransfer.files])
  }
  return (
    // For the keyboard there is the button on the document.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={css.drop}
      data-over={over || undefined}
      onDragOver={event => take(event, false)}
      onDragLeave={() => setOver(false)}
      onDrop={event => take(event, true)}
    >
      {children}
      {over && <output className={css.hint}>{t`Drop the files to attach them`}</output>}
    </div>
  )
}
