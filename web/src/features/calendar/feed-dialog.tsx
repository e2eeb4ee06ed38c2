import { getFeed, renewFeed, revokeFeed } from '@bordereau/contract/calendar'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Loading } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useMutation, useQuery } from '../../data/query.ts'
import { RefusalView, refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'

const FEED = [getFeed]

/** The secret link for calendar programs: created, shown once, renewed, revoked. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(getFeed, { workspaceId })
  const known = data?.createdAt != null
  const { link, renew, renewing, revoke, revoking } = useFeedMutations(known)
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
        {data !== undefined && (
          <Row gap={2} wrap>
            <Button
              look={made ? 'default' : 'primary'}
              icon="link"
              busy={renewing}
              onClick={() => void renew()}
            >
              {made ? t`Create a new link` : t`Create a link`}
            </Button>
            {made && (
              <Button look="danger-quiet" busy={revoking} onClick={() => void revoke()}>
                <Trans>Revoke</Trans>
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Modal>
  )
}

function useFeedMutations(made: boolean) {
  const { workspaceId } = useWorkspace()
  const [link, setLink] = useState<string>()
  const renewing = useMutation(renewFeed, { invalidates: FEED })
  const revoking = useMutation(revokeFeed, { invalidates: FEED })
  return {
    link,
    renewing: renewing.pending,
    revoking: revoking.pending,
    async renew(): Promise<void> {
      const sure =
        !made ||
        (await dialogs.confirm({
          title: t`Create a new link?`,
          message: t`The link you have now stops working at once.`,
          confirmLabel: t`Create a new link`,
        }))
      if (!sure) return
      const response = await renewing.mutate({ query: { workspaceId } })
      if (response.ok) setLink(response.value.link)
      else toasts.error(refusalMessage(response))
    },
    async revoke(): Promise<void> {
      const sure = await dialogs.confirm({
        title: t`Revoke the link?`,
        message: t`Calendar programs that use it see nothing new from now on.`,
        confirmLabel: t`Revoke`,
        tone: 'red',
      })
      if (!sure) return
      const response = await revoking.mutate({ query: { workspaceId } })
      if (response.ok) setLink(undefined)
      else toasts.error(refusalMessage(response))
    },
  }
}

/** Shown this once: the server stores only its hash. */
function NewLink({ link }: { link: string }) {
  return (
    <Stack gap={3}>
      <TextField
        label={t`Your secret link`}
        value={link}
        onChange={() => undefined}
        readOnly
        dir="ltr"
        onFocus={event => event.target.select()}
        help={t`Paste it where your calendar asks for an address or URL to subscribe to.`}
      />
      <Row gap={2} wrap>
        <CopyButton text={link} label={t`Copy link`} showLabel size="md" />
        <ButtonLink icon="calendar" href={link.replace(/^https?:/, 'webcal:')}>
          <Trans>Open in a calendar program</Trans>
        </ButtonLink>
      </Row>
      <Notice tone="amber" title={t`This link is shown only once`}>
        <Trans>
          Anyone with the link can see these days, names and amounts. If it gets into other hands,
          create a new one.
        </Trans>
      </Notice>
    </Stack>
  )
}

function ExistingLink({ createdAt, readAt }: { createdAt: string | null; readAt: string | null }) {
  const { instant } = useFormats()
  if (createdAt === null) return null
  return (
    <Text tone="muted">
      <Trans>You created a link on {instant(createdAt)}.</Trans>{' '}
      {readAt === null ? (
        <Trans>No program has read it yet.</Trans>
      ) : (
        <Trans>It was last read on {instant(readAt)}.</Trans>
      )}
    </Text>
  )
}
