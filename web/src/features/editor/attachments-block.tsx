import { getAttachment } from '@bordereau/contract/attachments'
import { ATTACHMENT_TYPES, type DraftAttachment } from '@bordereau/domain/invoice/attachments'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { useRef } from 'react'
import { Trans, useLingui } from '#macros'
import { download } from '../../data/download.ts'
import { attachmentLimits, useAttachFiles } from './attach-files.ts'
import css from './attachments.module.css'
import { useEditorContext } from './editor-context.ts'
import { Printed } from './printed.tsx'
import { useDraft, useIsQuote, useSet } from './store.ts'

/** The files that go with the document. */
export function AttachmentsBlock() {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const { attach, uploading } = useAttachFiles()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const files = useDraft('attachments') ?? []
  const set = useSet()
  const isQuote = useIsQuote()
  // A quote is one file, which the customer signs.
  if (isQuote) return null
  const remove = (removed: DraftAttachment): void => {
    const left = files.filter(({ sha256 }) => sha256 !== removed.sha256)
    set({ attachments: left.length === 0 ? undefined : left })
    button.current?.focus()
  }
  return (
    <section aria-label={t`Attachments`} className={css.attachments} data-path="attachments">
      {files.length > 0 && (
        <PaperLabel>
          <Printed word={text => text.attachments} />
        </PaperLabel>
      )}
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map(file => (
            <AttachedFile key={file.sha256} file={file} onRemove={() => remove(file)} />
          ))}
        </ul>
      )}
      <div className={css.add}>
        <Button
          ref={button}
          look="quiet"
          size="sm"
          icon="paperclip"
          busy={uploading}
          onClick={() => input.current?.click()}
        >
          <Trans>Attach files</Trans>
        </Button>
        <Text as="span" size={12} tone="muted">
          {t`PDF, PNG, JPEG, CSV, Excel or OpenDocument.`} {attachmentLimits(formats)}
        </Text>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t`Files to attach`}
          accept={ACCEPTED}
          onChange={event => {
            attach([...(event.target.files ?? [])])
            event.target.value = '' // so that the same file can be chosen again
          }}
        />
      </div>
    </section>
  )
}

const ACCEPTED = ATTACHMENT_TYPES.flatMap(({ endings }) => endings)
  .map(ending => `.${ending}`)
  .join(',')

function AttachedFile({ file, onRemove }: { file: DraftAttachment; onRemove: () => void }) {
  const { t } = useLingui()
  const { workspaceId, formats } = useEditorContext()
  const { name, sha256, size } = file
  return (
    <li className={css.file}>
      <Button
        look="quiet"
        size="sm"
        icon="paperclip"
        title={name}
        onClick={() => void download(getAttachment, { workspaceId, sha256, name })}
      >
        <bdi>{name}</bdi>
      </Button>
      <Text as="span" size={12} tone="muted">
        <bdi>{formats.size(size)}</bdi>
      </Text>
      <IconButton icon="x" size="sm" look="quiet" label={t`Remove ${name}`} onClick={onRemove} />
    </li>
  )
}
