import { previewDraft } from '@bordereau/contract/pages'
import { Card } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useAct } from '../../query.ts'
import { RefusalView } from '../../refusal.tsx'
import css from './company.module.css'
import { sampleDraft } from './sample-draft.ts'
import type { Company } from './send-company.ts'

/** The true first page of a small invoice as the company's paper is now. */
export function PaperPreview({ company }: { company: Company }) {
  const { act, refused } = useAct(previewDraft)
  const [page, setPage] = useState<string>()
  useEffect(() => {
    const words = { item: t`Design of the new brochure`, second: t`Printing and delivery` }
    let live = true
    void act({
      query: { workspaceId: company.workspaceId },
      body: { draft: sampleDraft(company, words) },
    }).then(answer => {
      if (live && answer.ok) setPage(answer.value.pages[0])
    })
    return () => {
      live = false
    }
  }, [act, company])
  return (
    <Card pad="none">
      {refused && <RefusalView refused={refused} />}
      <div className={css.paper}>
        {page === undefined ? (
          <Skeleton height="100%" />
        ) : (
          <img src={addressOfSvg(page)} alt={t`Your paper with a sample invoice`} />
        )}
      </div>
    </Card>
  )
}

/** As a picture, an SVG can run nothing and load nothing. */
export function addressOfSvg(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
