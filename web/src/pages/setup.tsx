import { Stepper } from '@bordereau/ui/stepper/stepper'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { t } from '#macros'
import { Suspense, lazy } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { PublicLayout } from '../layout/public-layout.tsx'
import {
  SETUP_STEPS,
  type SetupStep,
  isSetupStep,
  nameOfStep,
  questionOfStep,
  stepAfter,
  stepBefore,
} from '../features/company/setup-steps.ts'
import { WithCompany } from '../features/company/with-company.tsx'
import { useAccountPreferences } from '../features/shell/account-preferences.ts'
import { NoAccess } from '../features/shell/no-access.tsx'
import { signInFor } from '../navigation/guards.ts'
import { type Workspace, WorkspaceContext, useMe } from '../data/session.tsx'
import { workspaceOf } from '../data/workspace-of.ts'
import { SetupExits } from '../features/company/setup-exits.tsx'
import { useSetupExit } from '../features/company/use-setup-exit.ts'

// The rules of all countries are loaded with it, while the company itself is requested.
const SetupContent = lazy(async () => ({
  default: (await import('../features/company/setup-content.tsx')).SetupContent,
}))

/** The setup wizard: one question per step, each step with an address of its own. */
export function SetupPage() {
  const { workspaceId, step } = useParams()
  const me = useMe()
  useAccountPreferences()
  const workspace = workspaceOf(me, workspaceId)
  if (me.person === null) return <Navigate to={signInFor(`/w/${workspaceId}/setup`)} replace />
  if (!workspace?.may('company.update')) return <NoAccess />
  if (!isSetupStep(step))
    return <Navigate to={`/w/${workspace.workspaceId}/setup/${SETUP_STEPS[0]}`} replace />
  return (
    <WorkspaceContext value={workspace}>
      <Step key={step} step={step} workspace={workspace} />
    </WorkspaceContext>
  )
}

function Step({ step, workspace }: { step: SetupStep; workspace: Workspace }) {
  const navigate = useNavigate()
  const go = (to: SetupStep) => void navigate(`/w/${workspace.workspaceId}/setup/${to}`)
  const [before, after] = [stepBefore(step), stepAfter(step)]
  const { title } = questionOfStep(step)
  const { frame, pending, leave, onDone } = useSetupExit(after && (() => go(after)))
  const exits = <SetupExits pending={pending} onLeave={leave} />
  return (
    <PublicLayout title={title} ownHeading wide aside={exits}>
      <Stepper
        label={t`Setting up ${workspace.name}`}
        steps={SETUP_STEPS.map(key => ({ key, label: nameOfStep(key) }))}
        current={step}
      />
      <div {...frame}>
        <WithCompany>
          {company => (
            <Suspense fallback={<LoadingSkeleton height="16rem" />}>
              <SetupContent
                heading={<Question step={step} />}
                step={step}
                company={company}
                onDone={onDone}
                onBack={before && (() => go(before))}
              />
            </Suspense>
          )}
        </WithCompany>
      </div>
    </PublicLayout>
  )
}

function Question({ step }: { step: SetupStep }) {
  const { title, lead } = questionOfStep(step)
  return (
    <Stack gap={2}>
      <h1>{title}</h1>
      <Text tone="muted">{lead}</Text>
    </Stack>
  )
}
