import { deleteCompany } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { reloadMe, useWorkspace } from '../../data/session.tsx'

/** Permanent, so it asks first; a company that has issued documents is refused, as the law requires them to be kept. */
export function DeleteCompany() {
  const { sample } = useWorkspace()
  const remove = useDeleteCompany()
  return (
    <Card title={sample ? <Trans>Delete the sample</Trans> : <Trans>Delete this company</Trans>}>
      <Stack gap={3} align="start">
        <Text tone="muted">
          {sample ? (
            <Trans>The sample company and all that is in it.</Trans>
          ) : (
            <Trans>Only possible before anything has been issued.</Trans>
          )}
        </Text>
        <Button look="danger-quiet" icon="trash" onClick={() => void remove()}>
          <Trans>Delete …</Trans>
        </Button>
      </Stack>
    </Card>
  )
}

function useDeleteCompany(): () => Promise<void> {
  const { workspaceId, name } = useWorkspace()
  const navigate = useNavigate()
  const { mutate } = useMutation(deleteCompany)
  return async () => {
    const gone = await dialogs.confirm({
      title: t`Delete ${name} permanently?`,
      message: t`Customers, items, drafts and settings of this company are deleted. This cannot be undone.`,
      tone: 'red',
      confirmLabel: t`Delete permanently`,
      onConfirm: async () => {
        const response = await mutate({ query: { workspaceId } })
        if (response.ok) return undefined
        return response.refusal === 'has_issued_documents'
          ? t`This company has issued invoices, which the law requires to be kept.`
          : refusalMessage(response)
      },
    })
    if (!gone) return
    await reloadMe()
    await navigate('/')
  }
}
