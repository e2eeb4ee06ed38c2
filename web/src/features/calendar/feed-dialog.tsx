import { getFeed } from '@bordereau/contract/calendar'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Loading } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFeedMutations } from './use-feed-link.ts'
import { NewLink, ExistingLink } from './feed-link.tsx'

/** The secret link for calendar programs: created, shown once, renewed, revoked. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(getFeed, { workspaceId })
  const known = data?.createdAt != null
  const feed = useFeedMutations(known)
  const { link } = feed
  const made = known || link !== undefined
  return (
    <Modal open onClose={onClose} title={t`Subscribe to the calendar`}>
      <Stack gap={4}>
        <Text>
          <Trans>
            With a secret link, Google Calendar, Outlook, Apple Calendar and others show these days
            beside your own.
          </Trans>
        </Text>
        {link !== undefined ? (
          <NewLink link={link} />
        ) : refused ? (
          <RefusalView refused={refused} retry={retry} />
        ) : data === undefined ? (
          <Loading>{t`Loading`}</Loading>
        ) : (
          <ExistingLink createdAt={data.createdAt} readAt={data.readAt} />
        )}
        {data !== undefined && <FeedButtons made={made} feed={feed} />}
      </Stack>
    </Modal>
  )
}

function FeedButtons(props: { made: boolean; feed: ReturnType<typeof useFeedMutations> }) {
  const { made, feed } = props
  return (
    <Row gap={2} wrap>
      <Button
        look={made ? 'default' : 'primary'}
        icon="link"
        busy={feed.renewing}
        onClick={() => void feed.renew()}
      >
        {made ? t`Create a new link` : t`Create a link`}
      </Button>
      {made && (
        <Button look="danger-quiet" busy={feed.revoking} onClick={() => void feed.revoke()}>
          <Trans>Revoke</Trans>
        </Button>
      )}
    </Row>
  )
}
