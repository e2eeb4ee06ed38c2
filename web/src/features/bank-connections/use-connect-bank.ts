import {
  type BankFeedView,
  beginBankConnection,
  listBankConnections,
} from '@bordereau/contract/bank-connections'
import { useLocale } from '@bordereau/ui/locale'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

/** Begins a consent and leads to the page where its holder gives it. */
export function useConnectBank({ feed }: Pick<BankFeedView, 'feed'>) {
  const { workspaceId } = useWorkspace()
  const { tag } = useLocale()
  const { mutate, pending, refused } = useMutation(beginBankConnection, {
    invalidates: [listBankConnections],
  })
  const connect = async (bank: { readonly country: string; readonly institutionId: string }) => {
    const response = await mutate({
      query: { workspaceId },
      body: { feed, ...bank, language: tag },
    })
    if (response.ok) window.location.assign(response.value.url)
    return response
  }
  return { connect, pending, refused }
}
