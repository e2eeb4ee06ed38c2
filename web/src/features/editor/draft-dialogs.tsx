import { type ReactNode, Suspense, lazy, useState } from 'react'
import { useEditorContext } from './editor-context.ts'
import type { Saver } from './saver.ts'
import { useIssue } from './use-issue.ts'

// The code of a dialog is loaded when it is opened.
const RepeatDialog = lazy(async () => ({
  default: (await import('../recurring/repeat-dialog.tsx')).RepeatDialog,
}))

const DepositDialog = lazy(async () => ({
  default: (await import('./deposit-dialog.tsx')).DepositDialog,
}))

const AccompanyingDialog = lazy(async () => ({
  default: (await import('../accompanying/accompanying-dialog.tsx')).AccompanyingDialog,
}))

const IssueAndSend = lazy(async () => ({
  default: (await import('./issue-and-send.tsx')).IssueAndSend,
}))

export type DraftDialogs = {
  readonly issue: (send: boolean) => void
  readonly issuing: boolean
  readonly repeat: () => void
  readonly deposit: () => void
  readonly accompanying: () => void
  readonly element: ReactNode
}

/**
 * Opens the dialogs of a draft. They are rendered above the layouts for phone and desktop, so that a turned phone or a
 * resized window keeps what was typed into them.
 */
export function useDraftDialogs(
  saver: Saver,
  buyerName: string,
  onFindings: () => void,
): DraftDialogs {
  const { invoiceId } = useEditorContext()
  const { begin, pending, dialog } = useIssue(saver, buyerName, onFindings)
  const [repeating, setRepeating] = useState(false)
  const [depositing, setDepositing] = useState(false)
  const [accompanied, setAccompanied] = useState(false)
  return {
    issue: send => void begin(send),
    issuing: pending,
    // The latest changes are saved first, so that what is made of the draft has them.
    repeat: () => void saver.flush().then(setRepeating),
    deposit: () => setDepositing(true),
    accompanying: () => void saver.flush().then(setAccompanied),
    element: (
      <Suspense fallback={null}>
        {dialog && <IssueAndSend {...dialog} />}
        {depositing && <DepositDialog saver={saver} onClose={() => setDepositing(false)} />}
        {accompanied && (
          <AccompanyingDialog source={{ invoiceId }} onClose={() => setAccompanied(false)} />
        )}
        {repeating && <RepeatDialog invoiceId={invoiceId} onClose={() => setRepeating(false)} />}
      </Suspense>
    ),
  }
}
