import type { ResponseOf } from '@bordereau/contract/endpoint'
import { previewDraft } from '@bordereau/contract/pages'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { Notice } from '@bordereau/ui/badge/badge'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type Refused, call } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'
import { Pages } from './pages.tsx'
import { onWire } from '../editor/use-saver.ts'

const PAUSE_MS = 700

/** The true document beside the paper, set anew a moment after each change. */
export function DraftPreview({ draft, workspaceId }: { draft: Draft; workspaceId: string }) {
  const { t } = useLingui()
  const { shown, refused } = usePages(draft, workspaceId)
  return (
    <section aria-label={t`Preview`}>
      {refused !== undefined && <Notice tone="amber">{wordsOf(refused)}</Notice>}
      {(refused === undefined || shown !== undefined) && <Pages shown={shown} name={t`Preview`} />}
    </section>
  )
}

function usePages(draft: Draft, workspaceId: string) {
  const [shown, setShown] = useState<ResponseOf<typeof previewDraft>>()
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    const control = new AbortController()
    const timer = setTimeout(() => void set(), shown === undefined ? 0 : PAUSE_MS)
    async function set(): Promise<void> {
      try {
        const { signal } = control
        const body = { draft: onWire(draft) }
        const answer = await call(previewDraft, { query: { workspaceId }, body, signal })
        if (signal.aborted) return
        if (answer.ok) setShown(answer.value)
        setRefused(answer.ok ? undefined : answer)
      } catch (fault) {
        // An answer that nobody waits for any more.
        if (!control.signal.aborted) throw fault
      }
    }
    return () => {
      clearTimeout(timer)
      control.abort()
    }
    // The first pages come at once; that they have come must not ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, workspaceId])
  return { shown, refused }
}
