import type { InvoiceView } from '@bordereau/contract/invoices'
import { getInvoice } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { Button } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Notice } from '@bordereau/ui/badge/badge'
import { Trans, useLingui } from '#macros'
import { useEffect, useState } from 'react'
import { type Refused, call } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useEditorContext, useShown } from './editor-context.ts'
import { type Difference, differences } from './differences.ts'
import css from './editor.module.css'
import { draftFieldLabel } from './field-labels.ts'
import type { Saver } from './saver.ts'
import { useEditorStore } from './store.ts'
import { useSaveState } from './use-saver.ts'

/** Name in the view store: the dialog was closed without a choice; a button of the state line opens it again. */
export const CONFLICT_POSTPONED = 'conflict.later'

/** Another version of the draft was saved meanwhile: the user compares the two and chooses one. */
export function ConflictDialog({ saver }: { saver: Saver }) {
  const postponed = useShown(CONFLICT_POSTPONED)
  return useSaveState(saver).status === 'conflict' && !postponed ? (
    <ConflictModal saver={saver} />
  ) : null
}

function ConflictModal({ saver }: { saver: Saver }) {
  const { t } = useLingui()
  const { view } = useEditorContext()
  const store = useEditorStore()
  const [comparing, setComparing] = useState(false)
  const { theirs, refused, retry } = useServerVersion()
  const by = theirs?.events.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]?.by
  const foot = theirs && (
    <>
      <Button look="quiet" onClick={() => setComparing(!comparing)}>
        {comparing ? t`Hide the differences` : t`Compare`}
      </Button>
      <Button
        onClick={() => {
          store.dispatch({ do: 'load', draft: theirs.draft })
          saver.rebase(theirs.version, 'saved')
        }}
      >
        <Trans>Load theirs</Trans>
      </Button>
      <Button look="primary" onClick={() => saver.rebase(theirs.version, 'changed')}>
        <Trans>Keep mine</Trans>
      </Button>
    </>
  )
  return (
    <Modal
      open
      onClose={() => view.show(CONFLICT_POSTPONED)}
      closeOnOutside={false}
      size={comparing ? 'xl' : 'md'}
      title={t`This draft was changed elsewhere`}
      foot={foot}
    >
      <Stack>
        <Text>
          {by
            ? t`It was saved in another tab or by someone else (last seen: ${by}). Your version is kept until you decide.`
            : t`It was saved in another tab or by someone else. Your version is kept until you decide.`}
        </Text>
        {refused && (
          <Notice tone="red" action={<Button onClick={retry}>{t`Try again`}</Button>}>
            {refusalMessage(refused)}
          </Notice>
        )}
        {comparing && theirs && <Comparison mine={store.read().draft} theirs={theirs.draft} />}
      </Stack>
    </Modal>
  )
}

function Comparison({ mine, theirs }: { mine: Draft; theirs: Draft }) {
  const { t } = useLingui()
  const list = differences(mine, theirs)
  if (list.length === 0) return <Text>{t`Both say the same.`}</Text>
  return (
    <table className={css.comparison}>
      <thead>
        <tr>
          <th scope="col">{t`Where`}</th>
          <th scope="col">{t`Mine`}</th>
          <th scope="col">{t`Theirs`}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(difference => (
          <tr key={`${difference.field} ${difference.line ?? ''}`}>
            <th scope="row">{locationOf(difference)}</th>
            <td>{difference.mine || '–'}</td>
            <td>{difference.theirs || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function locationOf({ field, line }: Difference): string {
  return line === undefined || line === '' ? draftFieldLabel(field) : line
}

/** The document as it is stored on the server now. */
function useServerVersion() {
  const { workspaceId, invoiceId } = useEditorContext()
  const [theirs, setTheirs] = useState<InvoiceView>()
  const [refused, setRefused] = useState<Refused>()
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    let unmounted = false
    void call(getInvoice, { query: { workspaceId, invoiceId } }).then(result => {
      if (unmounted) return
      if (result.ok) setTheirs(result.value)
      setRefused(result.ok ? undefined : result)
    })
    return () => {
      unmounted = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a retry loads the document again
  }, [workspaceId, invoiceId, attempts])
  return { theirs, refused, retry: () => setAttempts(count => count + 1) }
}
