import { Card } from '@bordereau/ui/layout/layout'
import { useWorkspace } from '../../data/session.tsx'
import { MailFrame } from './mail-frame.tsx'
import css from './mail.module.css'

/** The message as it was written. */
export function MessageBody({ html, text }: { html: string; text: string }) {
  const { workspaceId } = useWorkspace()
  if (html === '') {
    return (
      <Card>
        <pre className={css.text}>{text}</pre>
      </Card>
    )
  }
  return (
    <Card pad="none">
      <MailFrame html={html} workspaceId={workspaceId} />
    </Card>
  )
}
