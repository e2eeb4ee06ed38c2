import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useFormats } from '../../format/formats.ts'

/** Shown this once: the server stores only its hash. */
export function NewLink({ link }: { link: string }) {
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

export function ExistingLink({
  createdAt,
  readAt,
}: {
  createdAt: string | null
  readAt: string | null
}) {
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
