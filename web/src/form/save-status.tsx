import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import css from './save-status.module.css'

export type SaveStatusProps =
  | { readonly state: 'untouched' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly onUndo: () => void }
  | { readonly state: 'refused'; readonly why: string; readonly onRetry: () => void }

/** The state of the last change on a page that saves automatically, with buttons to undo or retry it. */
export function SaveStatus(props: SaveStatusProps) {
  if (props.state === 'untouched') {
    return (
      <Text tone="muted" size={13}>
        <Trans>Changes are saved automatically.</Trans>
      </Text>
    )
  }
  return (
    <div className={css.saving} role="status">
      <StatusNotice {...props} />
    </div>
  )
}

function StatusNotice(props: Exclude<SaveStatusProps, { state: 'untouched' }>) {
  if (props.state === 'saving') return <Notice tone="blue" title={<Trans>Saving …</Trans>} />
  return props.state === 'saved' ? (
    <Notice
      tone="green"
      title={<Trans>Saved</Trans>}
      action={
        <Button size="sm" icon="undo" onClick={props.onUndo}>
          <Trans>Undo</Trans>
        </Button>
      }
    />
  ) : (
    <Notice
      tone="red"
      title={props.why}
      action={
        <Button size="sm" onClick={props.onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
