import type { InvoiceView } from '@bordereau/contract/invoices'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { SharePayLink } from './share-pay-link.tsx'
import { usePayLinkChanges } from './use-pay-link-changes.ts'

/** The URL of the pay page for the customer, with actions to renew, share and revoke it. */
export function PayLink({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { payLink } = invoice
  return (
    <Card title={t`Payment link`}>
      <Stack gap={3}>
        {payLink === null ? (
          <Text tone="muted">
            <Trans>There is no active link.</Trans>
          </Text>
        ) : (
          <Row>
            <Text truncate size={13}>
              {payLink}
            </Text>
            <CopyButton text={payLink} label={t`Copy payment link`} />
            <SharePayLink invoice={invoice} payLink={payLink} />
          </Row>
        )}
        <PayLinkActions invoice={invoice} />
      </Stack>
    </Card>
  )
}

function PayLinkActions({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { renew, revoke } = usePayLinkChanges(invoice)
  const { payLink } = invoice
  return (
    <Row wrap>
      {payLink !== null && (
        <ButtonLink size="sm" icon="external" href={payLink} target="_blank">
          <Trans>Open as the customer</Trans>
        </ButtonLink>
      )}
      {may('invoices.send') && (
        <Button size="sm" look="quiet" busy={renew.pending} onClick={() => void renew.run()}>
          {payLink === null ? t`Create a link` : t`Renew`}
        </Button>
      )}
      {may('invoices.send') && payLink !== null && (
        <Button
          size="sm"
          look="danger-quiet"
          busy={revoke.pending}
          onClick={() => void revoke.run()}
        >
          <Trans>Revoke</Trans>
        </Button>
      )}
    </Row>
  )
}
