import { getInvoice } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { Button } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Notice } from '@bordereau/ui/badge/badge'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type Refused, call } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'
import { type InvoiceView, useDesk, useShown } from './desk.ts'
import { type Difference, differences } from './differences.ts'
import css from './editor.module.css'
import { fieldWords } from './field-words.ts'
import type { Saver } from './saver.ts'
import { useEditorStore } from './store.ts'
import { useSaveState } from './use-saver.ts'

/** The part of the view that says: the question was put aside; the state line brings it back. */
export const DECIDE_LATER = 'conflict.later'

/** Somebody saved the same draft in between: nothing is lost, a person decides. */
export function ConflictDialog({ saver }: { saver: Saver }) {
  const later = useShown(DECIDE_LATER)
  return useSaveState(saver).is === 'conflict' && !later ? <Conflict saver={saver} /> : null
}

function Conflict({ saver }: { saver: Saver }) {
  const { t } = useLingui()
  const { view } = useDesk()
  const store = useEditorStore()
  const [comparing, setComparing] = useState(false)
  const { theirs, refused, retry } = useTheirs()
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
      onClose={() => view.show(DECIDE_LATER)}
      closeOnOutside={false}
      size={comparing ? 'xl' : 'md'}
      title={t`This draft was changed elsewhere`}
      foot={foot}
    >
      <Stack>
        <Text>
          {by
            ? t`It was saved in another tab or by somebody else (last seen: ${by}). Your version is kept until you decide.`
            : t`It was saved in another tab or by somebody else. Your version is kept until you decide.`}
        </Text>
        {refused && (
          <Notice tone="red" action={<Button onClick={retry}>{t`Try again`}</Button>}>
            {wordsOf(refused)}
          </Notice>
        )}
        {comparing && theirs && <Comparison mine={store.read().draft} theirs={theirs.draft} />}
      </Stack>
    </Modal>
  )
}

function Comparison({ mine, theirs }: { mine: Draft; theirs: Draft }) {
  const { t } = useLingui()
  const found = differences(mine, theirs)
  if (found.length === 0) return <Text>{t`Both say the same.`}</Text>
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
        {found.map(each => (
          <tr key={`${each.field} ${each.line ?? ''}`}>
            <th scope="row">{whereOf(each)}</th>
            <td>{each.mine || '–'}</td>
            <td>{each.theirs || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function whereOf({ field, line }: Difference): string {
  return line === undefined || line === '' ? fieldWords(field) : line
}

/** The document as the server has it now. */
function useTheirs() {
  const { workspaceId, invoiceId } = useDesk()
  const [theirs, setTheirs] = useState<InvoiceView>()
  const [refused, setRefused] = useState<Refused>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    void call(getInvoice, { query: { workspaceId, invoiceId } }).then(answer => {
      if (gone) return
      if (answer.ok) setTheirs(answer.value)
      setRefused(answer.ok ? undefined : answer)
    })
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a further try asks again
  }, [workspaceId, invoiceId, tries])
  return { theirs, refused, retry: () => setTries(count => count + 1) }
}
