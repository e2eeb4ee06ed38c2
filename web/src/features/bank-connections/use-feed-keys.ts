import {
  type BankFeedView,
  type FeedFieldName,
  connectBankFeed,
  disconnectBankFeed,
  listBankConnections,
  listBankFeeds,
} from '@bordereau/contract/bank-connections'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type FieldErrors, useForm } from '../../form/form.ts'
import { connectionRefusal } from './connection-texts.ts'

const EMPTY: Record<FeedFieldName, string> = {
  applicationId: '',
  privateKey: '',
  secretId: '',
  secretKey: '',
}

/** The form that stores the keys of a service; its errors are those of the service too. */
export function useFeedKeys({ feed, fields }: BankFeedView, onClose: () => void) {
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused } = useMutation(connectBankFeed, {
    invalidates: [listBankFeeds, listBankConnections],
  })
  const form = useForm(EMPTY, values =>
    Object.fromEntries(
      fields.flatMap(name => (values[name].trim() === '' ? [[name, t`Fill this in`]] : [])),
    ),
  )
  const send = form.submit(async values => {
    const keys = Object.fromEntries(fields.map(name => [name, values[name]]))
    const response = await mutate({ query: { workspaceId, feed }, body: { keys } })
    if (!response.ok) return { ...response, errors: keyErrors(response) }
    onClose()
    return response
  })
  /** A key file of the service, which has the application's ID as its name. Whether it had both. */
  const takeFile = async (file: File): Promise<boolean> => {
    const [id] = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(file.name) ?? []
    const privateKey = await file.text()
    form.set('privateKey', privateKey)
    if (id !== undefined) form.set('applicationId', id)
    return id !== undefined
  }
  return { form, send, takeFile, pending, refused }
}

/** The field whose text is no key of its kind. */
function keyErrors(refused: Refused): FieldErrors {
  const name = String(Object(refused.detail).field)
  return refused.refusal === 'key_invalid' ? { [name]: connectionRefusal(refused) } : {}
}

/** Asks before the keys of a service are deleted. */
export function useDeleteKeys({ feed, label }: BankFeedView): () => Promise<void> {
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(disconnectBankFeed, { invalidates: [listBankFeeds] })
  return async () => {
    await dialogs.confirm({
      title: t`Delete the keys of ${label}?`,
      message: t`No bank can be connected until you enter keys again. What was fetched stays.`,
      tone: 'red',
      confirmLabel: t`Delete keys`,
      onConfirm: async () => {
        const response = await mutate({ query: { workspaceId, feed } })
        return response.ok ? undefined : connectionRefusal(response)
      },
    })
  }
}
