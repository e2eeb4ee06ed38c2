import { PAPER_DESIGNS, type PaperDesignId } from '@bordereau/domain/paper-style'
import { Carousel } from '@bordereau/ui/carousel/carousel'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { t } from '#macros'
import { useState } from 'react'
import { RefusalView } from '../../data/refusal.tsx'
import css from './company.module.css'
import { designLabel } from './design-labels.ts'
import { addressOfSvg } from './page-image.ts'
import type { CompanyForm } from './use-company-form.ts'
import { usePages } from './use-design-pages.ts'
import { Use } from './use-design.tsx'

/** The designs as a carousel of the company's own invoice. */
export function PaperGallery({ form }: { form: CompanyForm }) {
  const [tries, setTries] = useState(0)
  return <Gallery key={tries} form={form} retry={() => setTries(tries + 1)} />
}

function Gallery({ form, retry }: { form: CompanyForm; retry: () => void }) {
  const { pages, refused } = usePages(form.company)
  if (refused) return <RefusalView refused={refused} retry={retry} />
  return (
    <Carousel
      label={t`Document designs`}
      shown={PAPER_DESIGNS.indexOf(form.values.paperDesign)}
      slides={PAPER_DESIGNS.map(design => ({
        key: design,
        label: designLabel(design).label,
        content: <Slide design={design} form={form} svg={pages[design]} />,
      }))}
    />
  )
}

function Slide(props: { design: PaperDesignId; form: CompanyForm; svg: string | undefined }) {
  const { design, form, svg } = props
  const { label, help } = designLabel(design)
  return (
    <Stack gap={3}>
      <Row justify="between" wrap>
        <Stack gap={0}>
          <Text weight="semibold">{label}</Text>
          <Text tone="muted" size={13}>
            {help}
          </Text>
        </Stack>
        <Use design={design} chosen={form.values.paperDesign} form={form} label={label} />
      </Row>
      <Card pad="none">
        <div className={css.paper}>
          <Page svg={svg} name={label} />
        </div>
      </Card>
    </Stack>
  )
}

function Page({ svg, name }: { svg: string | undefined; name: string }) {
  if (svg === undefined) return <Skeleton height="100%" />
  return <img src={addressOfSvg(svg)} alt={t`Your document in the design ${name}`} />
}
