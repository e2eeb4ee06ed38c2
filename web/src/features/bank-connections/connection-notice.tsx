import { type BankConnectionView, listBankConnections } from '@bordereau/contract/bank-connections'
import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

/** On the page of bank statements: only what a person must do, so that payments keep arriving. */
export function ConnectionNotice() {
  const { workspaceId } = useWorkspace()
  const { data } = useQuery(listBankConnections, { workspaceId })
  const urgent =
    data?.connections.find(one => one.status === 'ended') ?? data?.connections.find(isUrgent)
  if (!urgent) return null
  const name = urgent.institutionName
  return (
    <Notice
      tone={urgent.status === 'ended' ? 'red' : 'amber'}
      title={
        urgent.status === 'ended'
          ? t`Access to the accounts at ${name} has ended`
          : urgent.endsSoon
            ? t`Access to the accounts at ${name} ends soon`
            : t`An account at ${name} cannot be read`
      }
      action={
        <ButtonLink size="sm" href={`/w/${workspaceId}/settings/bank-connections`}>
          <Trans>Bank connections</Trans>
        </ButtonLink>
      }
    />
  )
}

const NEEDS_A_PERSON: ReadonlySet<string> = new Set([
  'keys_refused',
  'keys_unreadable',
  'account_closed',
])

function isUrgent({ endsSoon, status, accounts }: BankConnectionView): boolean {
  return (
    status === 'connected' &&
    (endsSoon || accounts.some(one => NEEDS_A_PERSON.has(one.problem ?? '')))
  )
}
