import type { ImportReport } from '@bordereau/contract/import'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { RefusedRows } from './import-report.tsx'

/** What the import has changed, and the rows it refused. */
export function Outcome(props: { report: ImportReport; listHref: string; onRestart: () => void }) {
  const { t } = useLingui()
  const { created, updated, refusedRows } = props.report
  return (
    <Stack gap={6}>
      <Notice tone={refusedRows === 0 ? 'green' : 'amber'} title={t`The file is read`} live>
        <Text>{t`Added: ${created}. Changed: ${updated}. Refused: ${refusedRows}.`}</Text>
      </Notice>
      <RefusedRows report={props.report} />
      <Row>
        <ButtonLink look="primary" href={props.listHref}>
          <Trans>Go to the list</Trans>
        </ButtonLink>
        <Button onClick={props.onRestart}>
          <Trans>Import another file</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
