import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import type { Props } from './side-row.tsx'
import { usePortalLinkChanges } from './use-portal-link-changes.ts'

const SendPortalLink = lazy(async () => ({
  default: (await import('./send-portal-link.tsx')).SendPortalLink,
}))

/** Opens, sends, renews and revokes the link of the portal; without one, creates it. */
export function PortalActions({ customer, link }: Props & { readonly link: string | null }) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { renew, revoke } = usePortalLinkChanges(customer)
  const [sending, setSending] = useState(false)
  const maySend = may('invoices.send')
  return (
    <Row wrap>
      {link !== null && (
        <ButtonLink size="sm" icon="external" href={link} target="_blank">
          <Trans>Open as the customer</Trans>
        </ButtonLink>
      )}
      {maySend && (
        <Button size="sm" icon="envelope" onClick={() => setSending(true)}>
          <Trans>Send by email …</Trans>
        </Button>
      )}
      {maySend && (
        <Button size="sm" look="quiet" busy={renew.pending} onClick={() => void renew.run()}>
          {link === null ? t`Create a link` : t`Renew`}
        </Button>
      )}
      {maySend && link !== null && (
        <Button
          size="sm"
          look="danger-quiet"
          busy={revoke.pending}
          onClick={() => void revoke.run()}
        >
          <Trans>Revoke</Trans>
        </Button>
      )}
      {sending && (
        <Suspense fallback={null}>
          <SendPortalLink customer={customer} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </Row>
  )
}
