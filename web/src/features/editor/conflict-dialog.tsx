import type { Draft } from '@bordereau/domain/invoice/draft'
import { Button } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { RetryNotice } from '../../layout/refusal-notice.tsx'
import { useEditorContext, useShown } from './editor-context.ts'
import { Comparison } from './comparison.tsx'
import { useEditorStore } from './store.ts'
import { isSame, mergeDrafts } from './merge-drafts.ts'
import { useServerVersion } from './use-server-version.ts'
import type { DraftSaver } from './draft-saver.ts'
import { useSaveState } from './use-saver.ts'

/** Name in the view store: the dialog was closed without a choice; a button of the state line opens it again. */
export const CONFLICT_POSTPONED = 'conflict.later'

/** Another version of the draft was saved meanwhile: the user compares the two and chooses one. */
export function ConflictDialog({ saver }: { saver: DraftSaver }) {
  const postponed = useShown(CONFLICT_POSTPONED)
  return useSaveState(saver).status === 'conflict' && !postponed ? (
    <ConflictModal saver={saver} />
  ) : null
}

function ConflictModal({ saver }: { saver: DraftSaver }) {
  const { t } = useLingui()
  const { view } = useEditorContext()
  const store = useEditorStore()
  const [comparing, setComparing] = useState(false)
  const { theirs, refused, retry } = useServerVersion()
  const by = theirs?.events.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]?.by
  const choices = theirs && choicesOf(saver.conflictBase(), store.read().draft, theirs.draft)
  const load = (draft: Draft) =>
    store.dispatch({ do: 'load', draft, decimalMark: store.decimalMark })
  const foot = theirs && choices && (
    <Choices
      comparing={comparing}
      onCompare={() => setComparing(!comparing)}
      onTheirs={() => {
        load(choices.theirs)
        saver.rebase(
          theirs.version,
          choices.theirs === theirs.draft ? 'saved' : 'changed',
          theirs.draft,
        )
      }}
      onMine={() => {
        load(choices.mine)
        saver.rebase(theirs.version, 'changed', theirs.draft)
      }}
    />
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
        {refused && <RetryNotice refused={refused} retry={retry} />}
        {comparing && choices && <Comparison {...choices} />}
      </Stack>
    </Modal>
  )
}

/** Both versions, each with the changes of the other that it does not contradict. */
function choicesOf(base: Draft | undefined, mine: Draft, theirs: Draft) {
  if (base === undefined) return { mine, theirs }
  const versions = { mine, theirs }
  const merged = mergeDrafts(base, versions, 'theirs')
  return {
    mine: mergeDrafts(base, versions, 'mine'),
    // Theirs alone is saved already: saved again, it would be a newer version than other tabs know.
    theirs: isSame(merged, theirs) ? theirs : merged,
  }
}

function Choices(props: {
  readonly comparing: boolean
  readonly onCompare: () => void
  readonly onTheirs: () => void
  readonly onMine: () => void
}) {
  const { t } = useLingui()
  return (
    <>
      <Button look="quiet" onClick={props.onCompare}>
        {props.comparing ? t`Hide the differences` : t`Compare`}
      </Button>
      <Button onClick={props.onTheirs}>
        <Trans>Load theirs</Trans>
      </Button>
      <Button look="primary" onClick={props.onMine}>
        <Trans>Keep mine</Trans>
      </Button>
    </>
  )
}
