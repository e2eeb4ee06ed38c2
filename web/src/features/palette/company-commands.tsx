import { Flag } from '@bordereau/ui/flag/flag'
import { t } from '#macros'
import { useNavigate } from 'react-router'
import { useMe, useWorkspace } from '../../data/session.tsx'
import type { Command } from '../../navigation/command.ts'
import { run } from './run-command.ts'

/** Commands that switch to another company or make one. */
export function useCompanyCommands(): readonly Command[] {
  const navigate = useNavigate()
  const { workspaces, person } = useMe()
  const { workspaceId } = useWorkspace()
  const isGuest = person?.email === null
  return [
    ...workspaces
      .filter(({ id }) => id !== workspaceId)
      .map((workspace): Command => ({
        key: `action:company-${workspace.id}`,
        group: 'actions',
        label: workspace.name,
        help: t`Switch to this company`,
        keywords: t({ context: 'words to find it by', message: 'switch, company, workspace' }),
        ...(workspace.country === null
          ? { icon: 'building' as const }
          : { picture: <Flag country={workspace.country} beside /> }),
        run: () => void navigate(`/w/${workspace.id}`),
      })),
    isGuest
      ? run(
          'account',
          t`Create your account`,
          'user-plus',
          t({ context: 'words to find it by', message: 'sign up, register' }),
          () => {
            void navigate('/sign-up')
          },
        )
      : run(
          'company',
          t`New company`,
          'building',
          t({ context: 'words to find it by', message: 'add, found, workspace' }),
          () => {
            void navigate('/new-company')
          },
        ),
  ]
}
