import type { Company } from '@bordereau/contract/company'
import { PAPER_DESIGNS, type PaperDesignId } from '@bordereau/domain/paper-style'
import { previewDraft } from '@bordereau/contract/pages'
import { useEffect, useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { samplePaper } from './sample-paper.ts'

/**
 * The first page in each design, rendered by the server from what is saved. The previous images stay until the new ones
 * are loaded.
 */
export function usePages(company: Company) {
  const { mutate, refused } = useMutation(previewDraft)
  const [pages, setPages] = useState<Partial<Record<PaperDesignId, string>>>({})
  useEffect(() => {
    let live = true
    const draw = async (): Promise<void> => {
      // The current design first, as it is the one shown.
      const order = [
        company.paperDesign,
        ...PAPER_DESIGNS.filter(one => one !== company.paperDesign),
      ]
      for (const design of order) {
        if (!live) return
        const response = await mutate({
          query: { workspaceId: company.workspaceId },
          body: samplePaper({ ...company, paperDesign: design }, {}),
        })
        if (!live || !response.ok) return
        const [page] = response.value.pages
        setPages(former => ({ ...former, [design]: page }))
      }
    }
    void draw()
    return () => {
      live = false
    }
  }, [mutate, company])
  return { pages, refused }
}
