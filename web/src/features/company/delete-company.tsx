import { deleteCompany } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { reloadMe, useWorkspace } from '../../session.tsx'

/** For ever, so it asks; the law keeps companies that have issued something. */
export function DeleteCompany() {
  const { workspaceId, name, sample } = useWorkspace()
  const navigate = useNavigate()
  const { act } = useAct(deleteCompany)
  const remove = async (): Promise<void> => {
    const gone = await dialogs.confirm({
      title: t`Delete ${name} for ever?`,
      message: t`Customers, items, drafts and settings of this company are deleted. This cannot be undone.`,
      tone: 'red',
      confirmLabel: t`Delete for ever`,
      act: async () => {
        const answer = await act({ query: { workspaceId } })
        if (answer.ok) return undefined
        return answer.refusal === 'has_issued_documents'
          ? t`This company has issued invoices, and the law wants them kept.`
          : wordsOf(answer)
      },
    })
    if (!gone) return
    await reloadMe()
    await navigate('/')
  }
  return (
    <Card title={sample ? <Trans>Delete the sample</Trans> : <Trans>Delete this company</Trans>}>
      <Stack gap={3} align="start">
        <Text tone="muted">
          {sample ? (
            <Trans>The sample company and all that is in it.</Trans>
          ) : (
            <Trans>Only possible while nothing was issued.</Trans>
          )}
        </Text>
        <Button look="danger-quiet" icon="trash" onClick={() => void remove()}>
          <Trans>Delete …</Trans>
        </Button>
      </Stack>
    </Card>
  )
}
