import type { ResponseOf } from '@bordereau/contract/endpoint'
import { previewDraft } from '@bordereau/contract/pages'
import { previewQuote } from '@bordereau/contract/quotes'
import { isQuote } from '@bordereau/domain/quote/agreed'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { Notice } from '@bordereau/ui/badge/badge'
import { useLingui } from '#macros'
import { useEffect, useState } from 'react'
import { type Refused, call } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { Pages } from './pages.tsx'

const PAUSE_MS = 700

/** The rendered pages of the draft, updated after a pause in editing. */
export function DraftPreview({ draft, workspaceId }: { draft: Draft; workspaceId: string }) {
  const { t } = useLingui()
  const { pages, refused } = usePages(draft, workspaceId)
  return (
    <section aria-label={t`Preview`}>
      {refused !== undefined && <Notice tone="amber">{refusalMessage(refused)}</Notice>}
      {(refused === undefined || pages !== undefined) && <Pages loaded={pages} name={t`Preview`} />}
    </section>
  )
}

function usePages(draft: Draft, workspaceId: string) {
  const [pages, setPages] = useState<ResponseOf<typeof previewDraft>>()
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    const control = new AbortController()
    const timer = setTimeout(() => void load(), pages === undefined ? 0 : PAUSE_MS)
    async function load(): Promise<void> {
      try {
        const { signal } = control
        const body = { draft }
        const endpoint = isQuote(draft) ? previewQuote : previewDraft
        const result = await call(endpoint, { query: { workspaceId }, body, signal })
        if (signal.aborted) return
        if (result.ok) setPages(result.value)
        setRefused(result.ok ? undefined : result)
      } catch (error) {
        // An aborted request is not an error.
        if (!control.signal.aborted) throw error
      }
    }
    return () => {
      clearTimeout(timer)
      control.abort()
    }
    // The first pages load without a pause; their arrival must not start another request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, workspaceId])
  return { pages, refused }
}
