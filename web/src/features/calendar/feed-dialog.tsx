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
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAct, useGet } from '../../query.ts'
import { RefusalView, wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from '../invoices/formats.ts'

const FEED = [getFeed]

/** The secret link for a calendar program: made, shown once, made anew, revoked. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useGet(getFeed, { workspaceId })
  const known = data?.createdAt != null
  const { link, renew, renewing, revoke, revoking } = useFeedActs(known)
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
          <Fresh link={link} />
        ) : refused ? (
          <RefusalView refused={refused} retry={retry} />
        ) : data === undefined ? (
          <Loading>{t`Loading`}</Loading>
        ) : (
          <Known createdAt={data.createdAt} readAt={data.readAt} />
        )}
        {data !== undefined && (
          <Row gap={2} wrap>
            <Button
              look={made ? 'default' : 'primary'}
              icon="link"
              busy={renewing}
              onClick={() => void renew()}
            >
              {made ? t`Make a new link` : t`Make a link`}
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

function useFeedActs(made: boolean) {
  const { workspaceId } = useWorkspace()
  const [link, setLink] = useState<string>()
  const renewing = useAct(renewFeed, { touches: FEED })
  const revoking = useAct(revokeFeed, { touches: FEED })
  return {
    link,
    renewing: renewing.pending,
    revoking: revoking.pending,
    async renew(): Promise<void> {
      const sure =
        !made ||
        (await dialogs.confirm({
          title: t`Make a new link?`,
          message: t`The link you have now stops working at once.`,
          confirmLabel: t`Make a new link`,
        }))
      if (!sure) return
      const answer = await renewing.act({ query: { workspaceId } })
      if (answer.ok) setLink(answer.value.link)
      else toasts.error(wordsOf(answer))
    },
    async revoke(): Promise<void> {
      const sure = await dialogs.confirm({
        title: t`Revoke the link?`,
        message: t`Calendar programs that use it see nothing new from now on.`,
        confirmLabel: t`Revoke`,
        tone: 'red',
      })
      if (!sure) return
      const answer = await revoking.act({ query: { workspaceId } })
      if (answer.ok) setLink(undefined)
      else toasts.error(wordsOf(answer))
    },
  }
}

/** Shown this once: only its hash is kept. */
function Fresh({ link }: { link: string }) {
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
        <CopyButton text={link} label={t`Copy link`} words size="md" />
        <ButtonLink icon="calendar" href={link.replace(/^https?:/, 'webcal:')}>
          <Trans>Open in a calendar program</Trans>
        </ButtonLink>
      </Row>
      <Notice tone="amber" title={t`This link is shown only now`}>
        <Trans>
          Whoever has it sees these days, names and amounts. If it gets into other hands, make a new
          one.
        </Trans>
      </Notice>
    </Stack>
  )
}

function Known({ createdAt, readAt }: { createdAt: string | null; readAt: string | null }) {
  const { instant } = useFormats()
  if (createdAt === null) return null
  return (
    <Text tone="muted">
      <Trans>You made a link on {instant(createdAt)}.</Trans>{' '}
      {readAt === null ? (
        <Trans>No program has read it yet.</Trans>
      ) : (
        <Trans>It was last read on {instant(readAt)}.</Trans>
      )}
    </Text>
  )
}
