import type { CustomerView } from '@bordereau/contract/customers'
import { getPortalLink, sendPortalLink } from '@bordereau/contract/portal-link'
import { TextField } from '@bordereau/ui/field/text-field'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { NotSentNotice, useSentToast } from '../mail/not-sent-notice.tsx'

/** E-mails the portal link, which is created where there is none. */
export function SendPortalLink(props: {
  readonly customer: CustomerView
  readonly onClose: () => void
}) {
  const { customer, onClose } = props
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused } = useMutation(sendPortalLink, { invalidates: [getPortalLink] })
  const form = useForm({ to: customer.email || customer.profile.contact.email }, ({ to }) =>
    to.trim() === '' ? { to: t`Enter an email address` } : {},
  )
  const reportSent = useSentToast()
  const submit = form.submit(async ({ to }) => {
    const query = { workspaceId, customerId: customer.id }
    const result = await mutate({ query, body: { to } })
    if (!result.ok) return result
    reportSent(t`Portal link sent`)
    onClose()
    return result
  })
  return (
    <FormDialog
      title={t`Send portal link`}
      submitLabel={t`Send`}
      submitIcon="send"
      size="md"
      pending={pending}
      refused={refused}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text tone="muted">
        <Trans>A person who has the link can see this customer’s documents and pay them.</Trans>
      </Text>
      <NotSentNotice />
      <TextField {...form.field('to')} label={t`To`} required inputMode="email" autoFocus />
    </FormDialog>
  )
}
