import { verifyJournal } from '@bordereau/contract/journal'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import css from '../features/company/company.module.css'
import { FormSkeleton } from '../features/company/with-company.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

/** Proves that nothing issued was changed: every link of the chain, every archived file. */
export function SettingsJournalPage() {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry, refreshing } = useGet(verifyJournal, { workspaceId })
  return (
    <SubjectPage
      title={t`Journal`}
      lead={t`Every issued document is chained to the one before.`}
      actions={
        <Button icon="shield-check" busy={refreshing} onClick={retry}>
          <Trans>Verify again</Trans>
        </Button>
      }
    >
      {refused && <RefusalView refused={refused} retry={retry} />}
      {!data && !refused && <FormSkeleton />}
      {data && (
        <Stack gap={6}>
          <div role="status">
            {data.faults.length === 0 ? (
              <Notice tone="green" title={<Trans>The journal is whole</Trans>}>
                <Plural
                  value={data.entries}
                  one="# entry and its files were checked."
                  other="# entries and their files were checked."
                />
              </Notice>
            ) : (
              <Notice tone="red" title={<Trans>The journal is broken</Trans>}>
                <Trans>Keep the data folder as it is, and compare it with a backup.</Trans>
              </Notice>
            )}
          </div>
          {data.faults.map(fault => (
            <Notice key={`${fault.number}${fault.what}`} tone="red" title={fault.number}>
              {fault.what}
            </Notice>
          ))}
          <Heads heads={data.heads} />
        </Stack>
      )}
    </SubjectPage>
  )
}

type Head = { series: string; position: string; hash: string }

function Heads({ heads }: { heads: readonly Head[] }) {
  if (heads.length === 0) return null
  return (
    <Card title={<Trans>Last hash of each series</Trans>}>
      <Stack>
        <Text tone="muted">
          <Trans>Note them down elsewhere: with them, you can prove what stood here today.</Trans>
        </Text>
        {heads.map(head => (
          <div key={head.series} className={css.entry}>
            <div className={css.words}>
              <Text weight="medium">
                <Trans>
                  {head.series}, entry {head.position}
                </Trans>
              </Text>
              <Text tone="muted" truncate>
                <code>{head.hash}</code>
              </Text>
            </div>
            <CopyButton text={head.hash} label={t`Copy the hash of ${head.series}`} />
          </div>
        ))}
      </Stack>
    </Card>
  )
}
