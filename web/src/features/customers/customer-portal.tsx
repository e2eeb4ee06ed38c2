import { getPortalLink } from '@bordereau/contract/portal-link'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import type { Props } from './side-row.tsx'
import { usePortalLinkChanges } from './use-portal-link-changes.ts'

const SendPortalLink = lazy(async () => ({
  default: (await import('./send-portal-link.tsx')).SendPortalLink,
}))

/** The secret link by which the customer sees all their documents, with actions to send, renew and revoke it. */
export function CustomerPortal({ customer }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const { data } = useQuery(getPortalLink, { workspaceId, customerId: customer.id })
  if (!data) return null
  const { link, openedAt } = data
  return (
    <Card title={t`Customer portal`}>
      <Stack gap={3}>
        {link === null ? (
          <Text tone="muted">
            <Trans>
              One link to all documents, the statement of account and online payment. There is none
              yet.
            </Trans>
          </Text>
        ) : (
          <Stack gap={1}>
            <Row>
              <Text truncate size={13}>
                {link}
              </Text>
              <CopyButton text={link} label={t`Copy portal link`} />
            </Row>
            <Text size={13} tone="muted">
              {openedAt === null
                ? t`Not opened yet`
                : t`First opened on ${formats.instantDate(openedAt)}`}
            </Text>
          </Stack>
        )}
        <PortalActions customer={customer} link={link} />
      </Stack>
    </Card>
  )
}

function PortalActions({ customer, link }: Props & { readonly link: string | null }) {
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
