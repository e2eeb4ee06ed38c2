import { MAIL_STATUSES, listMail } from '@bordereau/contract/mail'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, t } from '#macros'
import { useSearchParams } from 'react-router'
import { type MailStatus, mailStatusLabel } from '../features/mail/mail-labels.ts'
import { Page } from '../layout/page.tsx'
import { useRows } from '../data/query.ts'
import { useWorkspace } from '../data/session.tsx'
import { MailTable } from '../features/mail/mail-table.tsx'

/** The outbox: messages that were sent, are waiting or failed. */
export function MailPage() {
  const { workspaceId } = useWorkspace()
  const [search] = useSearchParams()
  const status = MAIL_STATUSES.find(known => known === search.get('status'))
  const list = useRows(listMail, { workspaceId, status, limit: 50 }, { refetchMs: 15_000 })
  const base = `/w/${workspaceId}/mail`
  return (
    <Page title={t`Mail`} lead={t`Messages sent from this company or waiting to be sent.`}>
      <Stack>
        <Tabs base={base} status={status} />
        <MailTable rows={list.data} base={base} refused={list.refused} retry={list.retry} />
        {list.hasMore && (
          <Row justify="center">
            <Button busy={list.loadingMore} onClick={list.fetchNext}>
              <Trans>Show more</Trans>
            </Button>
          </Row>
        )}
      </Stack>
    </Page>
  )
}

const SHOWN: readonly MailStatus[] = ['queued', 'sent', 'not_sent', 'failed', 'uncertain']

function Tabs({ base, status }: { base: string; status: MailStatus | undefined }) {
  return (
    <TabsBar
      label={t`Mail by status`}
      current={status ?? 'all'}
      tabs={[
        { key: 'all', label: t`All`, href: base },
        ...SHOWN.map(key => ({ key, label: mailStatusLabel(key), href: `${base}?status=${key}` })),
      ]}
    />
  )
}
