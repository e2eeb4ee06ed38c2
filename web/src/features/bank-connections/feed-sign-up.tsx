import type { BankFeedView } from '@bordereau/contract/bank-connections'
import { CopyButton } from '@bordereau/ui/button/copy'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'

/** How a company comes by its keys at a service, and what it must enter there. */
export function SignUp({ feed }: { readonly feed: BankFeedView }) {
  const { label, takesNewCustomers, signUpUrl, returnUrl } = feed
  const site = (
    <Link href={signUpUrl} target="_blank" rel="noreferrer">
      {label}
    </Link>
  )
  if (!takesNewCustomers)
    return (
      <Text tone="muted">
        <Trans>
          It takes no new customers: only an account that exists already can be used. Its keys are
          at {site}.
        </Trans>
      </Text>
    )
  if (returnUrl === '') return null
  return (
    <Stack gap={3}>
      <Text tone="muted">
        <Trans>
          Sign in at {site}, which costs nothing for your own accounts, add an application for
          production with this redirect URL, and link your accounts to it.
        </Trans>
      </Text>
      <TextField
        label={t`Redirect URL`}
        value={returnUrl}
        onChange={() => undefined}
        readOnly
        dir="ltr"
        after={<CopyButton text={returnUrl} label={t`Copy the address`} />}
      />
      <Text tone="muted">
        <Trans>
          Your browser then saves the key of the application as a file, which you choose here.
        </Trans>
      </Text>
    </Stack>
  )
}
