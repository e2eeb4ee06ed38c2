import {
  type DeliveryChannelView,
  EMAIL,
  type MessageKind,
  type ReachField,
  listDeliveryChannels,
} from '@bordereau/contract/delivery'
import { Notice } from '@bordereau/ui/badge/badge'
import { Select } from '@bordereau/ui/field/select'
import { t, useLingui } from '#macros'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import type { FieldErrors } from '../../form/form.ts'
import {
  MessageFields,
  type MessageProps,
  type MessageValues,
  messageErrors,
} from './message-fields.tsx'

/** The delivery channel chosen in a dialog, and what is wrong with its values. */
export type DeliveryChoice = {
  readonly channels: readonly DeliveryChannelView[]
  readonly channel: string
  readonly choose: (channel: string) => void
  /** Only an e-mail has values to fill in. */
  readonly errorsOf: (values: MessageValues) => FieldErrors
}

/** The channels that deliver messages of this kind; e-mail is chosen first. */
export function useDeliveryChoice(
  invoiceRef: { readonly workspaceId: string; readonly invoiceId: string },
  kind: MessageKind,
): DeliveryChoice {
  const [channel, choose] = useState<string>(EMAIL)
  const all = useQuery(listDeliveryChannels, invoiceRef).data?.channels ?? []
  return {
    channels: all.filter(one => one.kinds.includes(kind)),
    channel,
    choose,
    errorsOf: values => (channel === EMAIL ? messageErrors(kind, values) : {}),
  }
}

/** The choice of the channel where there are several, and the fields of an e-mail. */
export function DeliveryFields({
  choice,
  ...message
}: MessageProps & { readonly choice: DeliveryChoice }) {
  const { t } = useLingui()
  const { channels, channel, choose } = choice
  const chosen = channels.find(one => one.name === channel)
  return (
    <>
      {channels.length > 1 && (
        <Select
          label={t`Send by`}
          value={channel}
          onChange={choose}
          options={channels.map(({ name, label }) => ({
            value: name,
            label: name === EMAIL ? t`Email` : label,
          }))}
        />
      )}
      {channel === EMAIL ? <MessageFields {...message} /> : chosen && <Reach channel={chosen} />}
    </>
  )
}

/** The customer's address in the channel, or the fields that are missing. */
function Reach({ channel }: { readonly channel: DeliveryChannelView }) {
  const { t } = useLingui()
  const { address, missing, configured, label } = channel
  if (missing.length > 0) {
    const fields = missing.map(reachFieldLabel).join(', ')
    return (
      <Notice
        tone="red"
        title={t`The customer cannot be reached by ${label}`}
      >{t`Missing: ${fields}`}</Notice>
    )
  }
  if (!configured) {
    return (
      <Notice tone="amber" icon="mail" title={t`${label} is not set up`}>
        {t`The message is kept in the outbox. Download it there to send it yourself.`}
      </Notice>
    )
  }
  return (
    <Notice tone="blue" icon="send" title={t`The document goes to the customer’s address`}>
      <bdi>{address}</bdi>
    </Notice>
  )
}

export function reachFieldLabel(field: ReachField): string {
  switch (field) {
    case 'email':
      return t`Email address`
    case 'electronic_address':
      return t`Electronic address`
  }
}
