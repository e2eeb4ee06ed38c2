import { getCompany, updateCompany } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Trans } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation, useQuery } from '../../data/query.ts'
import { reloadMe, useWorkspace } from '../../data/session.tsx'

/** Leaves the wizard: with name and address the company can be used; the rest can be completed in Settings. */
export function FinishLater({ base }: { base: string }) {
  const navigate = useNavigate()
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(updateCompany, { invalidates: [getCompany] })
  const { data } = useQuery(getCompany, { workspaceId })
  const finish = async (): Promise<void> => {
    if (!data) return
    await mutate({ query: { workspaceId }, body: { setUp: true, version: data.version } })
    await reloadMe()
    await navigate(base)
  }
  return (
    <Button look="quiet" busy={pending} onClick={() => void finish()}>
      <Trans>Finish later</Trans>
    </Button>
  )
}
