import { PAPER_DESIGNS, type Company } from '@bordereau/contract/company'
import { previewDraft } from '@bordereau/contract/pages'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Carousel } from '@bordereau/ui/carousel/carousel'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useEffect, useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import css from './company.module.css'
import { designLabel } from './design-labels.ts'
import { addressOfSvg } from './paper-preview.tsx'
import { sampleDraft } from './sample-draft.ts'
import type { CompanyForm } from './use-company-form.ts'

type Design = (typeof PAPER_DESIGNS)[number]

/** The designs as a carousel of the company's own invoice. */
export function PaperGallery({ form }: { form: CompanyForm }) {
  const [tries, setTries] = useState(0)
  return <Gallery key={tries} form={form} retry={() => setTries(tries + 1)} />
}

function Gallery({ form, retry }: { form: CompanyForm; retry: () => void }) {
  const { pages, refused } = usePages(form.company)
  const chosen = form.values.paperDesign
  if (refused) return <RefusalView refused={refused} retry={retry} />
  return (
    <Carousel
      label={t`Document designs`}
      shown={PAPER_DESIGNS.indexOf(chosen)}
      slides={PAPER_DESIGNS.map(design => {
        const { label, help } = designLabel(design)
        return {
          key: design,
          label,
          content: (
            <Stack gap={3}>
              <Row justify="between" wrap>
                <Stack gap={0}>
                  <Text weight="semibold">{label}</Text>
                  <Text tone="muted" size={13}>
                    {help}
                  </Text>
                </Stack>
                <Use design={design} chosen={chosen} form={form} label={label} />
              </Row>
              <Card pad="none">
                <div className={css.paper}>
                  <Page svg={pages[design]} name={label} />
                </div>
              </Card>
            </Stack>
          ),
        }
      })}
    />
  )
}

function Use(props: { design: Design; chosen: Design; form: CompanyForm; label: string }) {
  const { design, chosen, form, label } = props
  if (design === chosen) {
    return (
      <StatusBadge tone="green" icon="check">
        <Trans>In use</Trans>
      </StatusBadge>
    )
  }
  return (
    <Button
      size="sm"
      icon="layers"
      aria-label={t`Use the design ${label}`}
      onClick={() => form.change({ paperDesign: design })}
    >
      <Trans>Use this design</Trans>
    </Button>
  )
}

function Page({ svg, name }: { svg: string | undefined; name: string }) {
  if (svg === undefined) return <Skeleton height="100%" />
  return <img src={addressOfSvg(svg)} alt={t`Your document in the design ${name}`} />
}

/**
 * The first page in each design, rendered by the server from what is saved. The previous images stay until the new ones
 * are loaded.
 */
function usePages(company: Company) {
  const { mutate, refused } = useMutation(previewDraft)
  const [pages, setPages] = useState<Partial<Record<Design, string>>>({})
  useEffect(() => {
    let live = true
    const words = { item: t`Design of the new brochure`, second: t`Printing and delivery` }
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
          body: { draft: sampleDraft(company, words), design },
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
