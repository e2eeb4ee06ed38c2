import type { BankFeedView, FeedFieldName } from '@bordereau/contract/bank-connections'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { FileDrop } from '@bordereau/ui/field/file-drop'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Facts, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { type ReactNode, useState } from 'react'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { connectionRefusal, keyLabel } from './connection-texts.ts'
import { SignUp } from './feed-sign-up.tsx'
import { useDeleteKeys, useFeedKeys } from './use-feed-keys.ts'

/** The company's account at a service that reads banks: its keys, or the form for them. */
export function FeedKeys({ feed, inUse }: { feed: BankFeedView; inUse: boolean }) {
  const [changing, setChanging] = useState(false)
  const { account, label } = feed
  if (account && !changing)
    return (
      <StoredKeys feed={feed} account={account} inUse={inUse} onChange={() => setChanging(true)} />
    )
  return (
    <Stack>
      <Text tone="muted">
        <Trans>
          {label} reads your accounts with your consent, which you give at your bank and can
          withdraw at any time. You need an account there; its keys are stored encrypted.
        </Trans>
      </Text>
      <SignUp feed={feed} />
      <KeysForm feed={feed} onClose={() => setChanging(false)} />
    </Stack>
  )
}

type StoredProps = {
  readonly feed: BankFeedView
  readonly account: NonNullable<BankFeedView['account']>
  readonly inUse: boolean
  readonly onChange: () => void
}

function StoredKeys({ feed, account, inUse, onChange }: StoredProps) {
  const remove = useDeleteKeys(feed)
  return (
    <Stack>
      {!account.readable && (
        <Notice tone="red" title={<Trans>The keys cannot be read</Trans>}>
          <Trans>
            The key that encrypts stored secrets is missing on the server. Enter the keys again.
          </Trans>
        </Notice>
      )}
      <Facts
        facts={[
          ...feed.fields.map(name => ({
            name: keyLabel(name),
            value: `…${account.hints[name] ?? ''}`,
          })),
          ...(feed.returnUrl === '' ? [] : [{ name: t`Redirect URL`, value: feed.returnUrl }]),
        ]}
      />
      <Row wrap>
        <Button onClick={onChange}>
          <Trans>Change keys</Trans>
        </Button>
        {!inUse && (
          <Button look="danger-quiet" onClick={() => void remove()}>
            <Trans>Delete keys …</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function KeysForm({ feed, onClose }: { feed: BankFeedView; onClose: () => void }) {
  const { form, send, takeFile, pending, refused } = useFeedKeys(feed, onClose)
  const fields = feed.fields.map(name => <KeyField key={name} name={name} {...form.field(name)} />)
  return (
    <SubmitForm
      submitLabel={t`Store keys`}
      look="primary"
      pending={pending}
      // The field says it.
      refused={refused?.refusal === 'key_invalid' ? undefined : refused}
      messageOf={connectionRefusal}
      onSubmit={send}
      onCancel={feed.account ? onClose : undefined}
    >
      <Stack>
        {feed.fields.includes('privateKey') ? (
          <KeyFile form={form} takeFile={takeFile}>
            {fields}
          </KeyFile>
        ) : (
          fields
        )}
      </Stack>
    </SubmitForm>
  )
}

/** The keys by their file. Its texts are folded, unless the file did not have all of them, or one is wrong. */
function KeyFile(props: {
  readonly form: ReturnType<typeof useFeedKeys>['form']
  readonly takeFile: (file: File) => Promise<boolean>
  readonly children: ReactNode
}) {
  const { form, takeFile, children } = props
  const { applicationId } = form.values
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FileDrop
        label={t`Key file`}
        prompt={t`Drop the key file of the application (.pem), or choose it`}
        accept=".pem,.key,.txt"
        maxBytes={10_000}
        onFiles={([file]) =>
          void (file && takeFile(file).then(isComplete => setOpen(isOpen || !isComplete)))
        }
      />
      <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>
          {applicationId === '' ? (
            <Trans>Enter the keys without a file</Trans>
          ) : (
            <Trans>Keys of application {applicationId}</Trans>
          )}
        </summary>
        <Stack>{children}</Stack>
      </details>
    </>
  )
}

type KeyFieldProps = {
  readonly name: FeedFieldName
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

function KeyField({ name, ...field }: KeyFieldProps) {
  const named = { ...field, label: keyLabel(name), required: true }
  switch (name) {
    case 'applicationId':
      return <TextField {...named} autoComplete="off" spellCheck={false} />
    case 'privateKey':
      return <TextArea {...named} autoComplete="off" spellCheck={false} dir="ltr" />
    default:
      return <PasswordField {...named} autoComplete="new-password" />
  }
}
