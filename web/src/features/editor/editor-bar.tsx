import { keysText } from '@bordereau/ui/kbd/kbd'
import { useDraftName } from './use-document-name.ts'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { PageHeader } from '@bordereau/ui/shell/page-header'
import { useLingui } from '#macros'
import { useHeadingFocus } from '../../navigation/heading-focus.ts'
import { usePhone } from '../../layout/phone.ts'
import { useTitle } from '../../navigation/title.ts'
import css from './editor.module.css'
import { StateLine } from './state-line.tsx'
import { useEditorStore } from './store.ts'
import { useIsToRepeat } from './use-is-new-draft.ts'
import { useTemplateDraft } from './use-template-draft.ts'
import { IssueButton, type BarProps } from './issue-button.tsx'

/** The bar above the canvas: title, save state, and actions. */
export function EditorBar({ saver, buyer, dialogs, onCheck, split, onSplit }: BarProps) {
  const { t } = useLingui()
  const name = useDraftName()
  const title = buyer === null ? name : t`${name} for ${buyer.legalName}`
  const template = useTemplateDraft(saver)
  const toRepeat = useIsToRepeat()
  useTitle(title)
  const header = useHeadingFocus<HTMLDivElement>()
  // On a phone, state and actions are in the bar below the canvas.
  const phone = usePhone()
  return (
    <div className={css.bar} ref={header}>
      <PageHeader
        title={title}
        {...(phone ? {} : { sub: <StateLine saver={saver} onCheck={onCheck} /> })}
        action={
          <>
            <UndoButtons />
            <span className={css.wideOnly}>
              <Button icon="eye" aria-pressed={split} onClick={() => onSplit(!split)}>
                {split ? t`Close preview` : t`Preview`}
              </Button>
            </span>
            {!phone && <IssueButton {...{ saver, dialogs, split, onSplit }} />}
          </>
        }
      />
      {template !== undefined && <TemplateNotice name={template.name} />}
      {toRepeat && <RepeatNotice onRepeat={dialogs.repeat} />}
    </div>
  )
}

function TemplateNotice({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <Notice tone="blue" title={t`This is the template of “${name}”`}>
      {t`Edit it, then use it for the next runs. It is not an invoice itself.`}
    </Notice>
  )
}

function RepeatNotice({ onRepeat }: { onRepeat: () => void }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="blue"
      title={t`A new recurring invoice`}
      action={<Button size="sm" icon="repeat" onClick={onRepeat}>{t`Choose the days`}</Button>}
    >
      {t`Write what repeats, then choose the days. This draft itself is not repeated until then.`}
    </Notice>
  )
}

function UndoButtons() {
  const { t } = useLingui()
  const { dispatch } = useEditorStore()
  return (
    <>
      <IconButton
        icon="undo"
        label={t`Undo`}
        title={`${t`Undo`} (${keysText('Mod+Z')})`}
        onClick={() => dispatch({ do: 'undo' })}
      />
      <IconButton
        icon="redo"
        label={t`Redo`}
        title={`${t`Redo`} (${keysText('Mod+Shift+Z')})`}
        onClick={() => dispatch({ do: 'redo' })}
      />
    </>
  )
}
