import { countQuotes } from '@bordereau/contract/quotes'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Plural, Trans, useLingui } from '#macros'
import type { ReactNode } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { OpenList } from './open-list.tsx'
import type { DashboardData } from './data.ts'

type Props = { readonly data: DashboardData }

/** Overdue invoices, each with the reason. */
export function Late({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const count = data.overdue.reduce((all, sum) => all + sum.count, 0)
  return (
    <Card
      title={t`Overdue, and why`}
      aside={
        count > data.late.length && (
          <Link href={`/w/${workspaceId}/invoices?tab=overdue&sort=due`}>{t`All ${count}`}</Link>
        )
      }
    >
      {count === 0 ? (
        <Text tone="muted">
          <Trans>Nothing is late.</Trans>
        </Text>
      ) : (
        <OpenList rows={data.late} />
      )}
    </Card>
  )
}

/** What is due in the next two weeks. */
export function Next({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  return (
    <Card
      title={t`Next two weeks`}
      aside={<Link href={`/w/${workspaceId}/calendar`}>{t`Calendar`}</Link>}
    >
      <Stack gap={3}>
        {data.due.length === 0 ? (
          <Text tone="muted">
            <Trans>Nothing is due in the next two weeks.</Trans>
          </Text>
        ) : (
          <OpenList rows={data.due} />
        )}
        {data.drafts > 0 && <WaitingDrafts count={data.drafts} />}
        <WaitingQuotes />
      </Stack>
    </Card>
  )
}

function WaitingDrafts({ count }: { count: number }) {
  return (
    <ListLink path="invoices?tab=draft">
      <Plural
        value={count}
        one="# draft is waiting to be issued"
        other="# drafts are waiting to be issued"
      />
    </ListLink>
  )
}

/** Quotes that were accepted and not invoiced, and those that the customer has not answered. */
function WaitingQuotes() {
  const { workspaceId } = useWorkspace()
  const { data } = useQuery(countQuotes, { workspaceId })
  if (!data) return null
  const { accepted, sent, viewed } = data.counts
  const unanswered = sent + viewed
  return (
    <>
      {accepted > 0 && (
        <ListLink path="quotes?tab=accepted">
          <Plural
            value={accepted}
            one="# accepted quote is waiting to be invoiced"
            other="# accepted quotes are waiting to be invoiced"
          />
        </ListLink>
      )}
      {unanswered > 0 && (
        <ListLink path="quotes?tab=open">
          <Plural
            value={unanswered}
            one="# quote is waiting for an answer"
            other="# quotes are waiting for an answer"
          />
        </ListLink>
      )}
    </>
  )
}

/** A line that leads to a tab of a list. */
function ListLink({ path, children }: { path: string; children: ReactNode }) {
  const { workspaceId } = useWorkspace()
  return (
    <Text>
      <Link href={`/w/${workspaceId}/${path}`}>{children}</Link>
    </Text>
  )
}
