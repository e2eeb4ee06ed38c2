import type { Company } from '@bordereau/contract/company'
import { previewDraft } from '@bordereau/contract/pages'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useComputed } from '../../data/use-computed.ts'
import css from './setup.module.css'
import { addressOfSvg } from './page-image.ts'
import { type PaperSketch, samplePaper } from './sample-paper.ts'

/** The company's invoice to a made-up customer, as it is typed. */
export function SetupPaper({ company, sketch }: { company: Company; sketch: PaperSketch }) {
  const body = samplePaper(company, sketch)
  const { data } = useComputed(previewDraft, { query: { workspaceId: company.workspaceId }, body })
  const page = data?.pages[0]
  return (
    <aside className={css.side} aria-label={t`Your invoice`}>
      <Stack gap={2}>
        <Text size={13} tone="muted">
          <Trans>Your invoice, with a made-up customer</Trans>
        </Text>
        <Card pad="none">
          <div className={css.sheet}>
            {page === undefined ? (
              <Skeleton height="100%" />
            ) : (
              <img src={addressOfSvg(page)} alt={t`Your document with a sample invoice`} />
            )}
          </div>
        </Card>
      </Stack>
    </aside>
  )
}
