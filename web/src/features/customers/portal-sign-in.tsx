import type { getPortalLink } from '@bordereau/contract/portal-link'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { Button } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Plural, Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import type { Props } from './side-row.tsx'
import { usePortalLinkChanges } from './use-portal-link-changes.ts'

type Portal = ResponseOf<typeof getPortalLink>

/** The address at which customers get a code by e-mail, and the browsers that are signed in with one. */
export function PortalSignIn({ customer, portal }: Props & { readonly portal: Portal }) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const formats = useFormats()
  const { endSessions } = usePortalLinkChanges(customer)
  const { signInAddress, sessions } = portal
  const [last] = sessions
  return (
    <Stack gap={1}>
      <Text size={13} tone="muted">
        <Trans>
          Without a link, every customer can request a code at this address; it is sent to the email
          address that you have for them.
        </Trans>
      </Text>
      <Row>
        <Text truncate size={13}>
          {signInAddress}
        </Text>
        <CopyButton text={signInAddress} label={t`Copy sign-in address`} />
      </Row>
      {last && (
        <Row wrap>
          <Text size={13} tone="muted">
            <Plural
              value={sessions.length}
              one="# browser signed in by code"
              other="# browsers signed in by code"
            />
            {' · '}
            {t`last used on ${formats.instantDate(last.lastSeenAt)}`}
          </Text>
          {may('invoices.send') && (
            <Button
              size="sm"
              look="danger-quiet"
              busy={endSessions.pending}
              onClick={() => void endSessions.run()}
            >
              <Trans>Sign out everywhere</Trans>
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}
