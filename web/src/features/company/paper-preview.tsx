import type { Company } from '@bordereau/contract/company'
import { previewDraft } from '@bordereau/contract/pages'
import { Card } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { t } from '#macros'
import { useEffect, useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import css from './company.module.css'
import { sampleDraft } from './sample-draft.ts'

/** The first page of a small invoice, rendered with the company's current design. */
export function PaperPreview({ company }: { company: Company }) {
  const { mutate, refused } = useMutation(previewDraft)
  const [page, setPage] = useState<string>()
  useEffect(() => {
    const words = { item: t`Design of the new brochure`, second: t`Printing and delivery` }
    let live = true
    void mutate({
      query: { workspaceId: company.workspaceId },
      body: { draft: sampleDraft(company, words) },
    }).then(response => {
      if (live && response.ok) setPage(response.value.pages[0])
    })
    return () => {
      live = false
    }
  }, [mutate, company])
  return (
    <Card pad="none">
      {refused && <RefusalView refused={refused} />}
      <div className={css.paper}>
        {page === undefined ? (
          <Skeleton height="100%" />
        ) : (
          <img src={addressOfSvg(page)} alt={t`Your document with a sample invoice`} />
        )}
      </div>
    </Card>
  )
}

/** As an image, an SVG can run nothing and load nothing. */
export function addressOfSvg(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
