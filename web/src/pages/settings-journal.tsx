import { verifyJournal, type JournalVerdict } from '@bordereau/contract/journal'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Plural, Trans, t } from '#macros'
import css from '../features/company/company.module.css'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useQuery } from '../data/query.ts'
import { useWorkspace } from '../data/session.tsx'
import { Loaded } from '../layout/loaded.tsx'

/** Verifies that nothing issued was changed: every link of the hash chain, every archived file. */
export function SettingsJournalPage() {
  const { workspaceId } = useWorkspace()
  const query = useQuery(verifyJournal, { workspaceId })
  return (
    <SettingsSubPage
      title={t`Journal`}
      lead={t`Every issued document is chained to the one before.`}
      actions={
        <Button icon="shield-check" busy={query.refreshing} onClick={query.retry}>
          <Trans>Check again</Trans>
        </Button>
      }
    >
      <Loaded query={query}>{verdict => <JournalReport {...verdict} />}</Loaded>
    </SettingsSubPage>
  )
}

function JournalReport({ entries, findings, heads }: JournalVerdict) {
  return (
    <Stack gap={6}>
      <div role="status">
        {findings.length === 0 ? (
          <Notice tone="green" title={<Trans>The journal is intact</Trans>}>
            <Plural
              value={entries}
              one="# entry and its files were checked."
              other="# entries and their files were checked."
            />
          </Notice>
        ) : (
          <Notice tone="red" title={<Trans>The journal is damaged</Trans>}>
            <Trans>Keep the data folder as it is, and compare it with a backup.</Trans>
          </Notice>
        )}
      </div>
      {findings.map(finding => (
        <Notice key={`${finding.number}${finding.what}`} tone="red" title={finding.number}>
          {finding.what}
        </Notice>
      ))}
      <Heads heads={heads} />
    </Stack>
  )
}

type Head = { series: string; position: string; hash: string }

function Heads({ heads }: { heads: readonly Head[] }) {
  if (heads.length === 0) return null
  return (
    <Card title={<Trans>Last hash of each series</Trans>}>
      <Stack>
        <Text tone="muted">
          <Trans>Keep a copy elsewhere: with it, you can prove what was recorded here today.</Trans>
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
                <code title={head.hash}>{head.hash}</code>
              </Text>
            </div>
            <CopyButton text={head.hash} label={t`Copy the hash of ${head.series}`} />
          </div>
        ))}
      </Stack>
    </Card>
  )
}
