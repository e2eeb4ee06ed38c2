import { Button } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'

/** The link of a new invitation, to be passed on by hand where there is no mail server. */
export function Invited(props: { email: string; link: string; onClose: () => void }) {
  const { email, link, onClose } = props
  return (
    <Stack>
      <HowItArrives email={email} />
      <TextField
        label={t`Invitation link`}
        value={link}
        onChange={() => undefined}
        readOnly
        help={t`It is shown only once.`}
        after={<CopyButton text={link} label={t`Copy the link`} />}
      />
      <Row justify="end">
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </Row>
    </Stack>
  )
}

function HowItArrives({ email }: { email: string }) {
  const { sendsMail } = useWorkspace()
  return (
    <div role="status">
      <Text>
        {sendsMail ? (
          <Trans>{email} gets a message with the invitation. You can also pass the link on:</Trans>
        ) : (
          <Trans>No mail server is configured, so pass this link on to {email} yourself:</Trans>
        )}
      </Text>
    </div>
  )
}
