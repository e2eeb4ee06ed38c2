import { type PaymentAccount, listPaymentAccounts } from '@bordereau/contract/payment-accounts'
import { Notice } from '@bordereau/ui/badge/badge'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { ConnectedPaymentAccount } from './connected-payment-account.tsx'
import { PaymentAccountForm } from './payment-account-form.tsx'

/** The company's accounts at payment providers, each connected by its keys. */
export function PaymentAccounts() {
  const { workspaceId, sample } = useWorkspace()
  const { data, refused, retry } = useQuery(listPaymentAccounts, { workspaceId })
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
  if (sample)
    return (
      <Notice tone="blue" title={<Trans>This sample company is paid by a sandbox</Trans>}>
        <Trans>
          Open the payment link of an invoice to try it: no money is moved. A tick beside the
          payment keeps a made-up card, from which later invoices are collected. A company of your
          own connects its account here.
        </Trans>
      </Notice>
    )
  return (
    <Stack gap={5}>
      {data.accounts.map(account => (
        <Account key={account.provider} account={account} />
      ))}
      <AutomaticPayments />
    </Stack>
  )
}

function Account({ account }: { account: PaymentAccount }) {
  const [changing, setChanging] = useState(false)
  const { account: connected } = account
  return (
    <Card title={account.label}>
      {connected && !changing ? (
        <ConnectedPaymentAccount
          account={account}
          connected={connected}
          onChange={() => setChanging(true)}
        />
      ) : (
        <Stack>
          <Text tone="muted">
            <Trans>
              Customers pay on the provider's page, by what you have switched on there: cards,
              wallets, debits. The money goes to your account; your keys are stored encrypted.
            </Trans>
          </Text>
          <PaymentAccountForm account={account} onClose={() => setChanging(false)} />
        </Stack>
      )}
    </Card>
  )
}

/** What is to be set up at the provider, and what it does. */
function AutomaticPayments() {
  return (
    <Card title={t`Automatic payment`}>
      <Stack gap={2}>
        <Text>
          <Trans>
            With a tick beside the payment, customers let you collect their later invoices from the
            same method. Nothing is collected without it, and they can end it at any time.
          </Trans>
        </Text>
        <Text tone="muted">
          <Trans>
            Cards and direct debits can be kept: switch them on at the provider. The email with the
            invoice says when it is collected, of a direct debit at least two days before.
          </Trans>
        </Text>
      </Stack>
    </Card>
  )
}
