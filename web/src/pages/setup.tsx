import { Stepper } from '@bordereau/ui/stepper/stepper'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
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
import { WorkspaceContext, useMe, workspaceOf } from '../data/session.tsx'
import { FinishLater } from '../features/company/finish-later.tsx'

// The rules of all countries are loaded with it, while the company itself is requested.
const SetupStepForm = lazy(async () => ({
  default: (await import('../features/company/setup-step-form.tsx')).SetupStepForm,
}))

/** The setup wizard: one question per step, each step with an address of its own. */
export function SetupPage() {
  const { workspaceId, step } = useParams()
  const navigate = useNavigate()
  const me = useMe()
  useAccountPreferences()
  const workspace = workspaceOf(me, workspaceId)
  if (me.person === null) return <Navigate to={signInFor(`/w/${workspaceId}/setup`)} replace />
  if (!workspace?.may('company.update')) return <NoAccess />
  const base = `/w/${workspace.workspaceId}`
  if (!isSetupStep(step)) return <Navigate to={`${base}/setup/${SETUP_STEPS[0]}`} replace />
  const go = (to: SetupStep | undefined) =>
    void navigate(to === undefined ? base : `${base}/setup/${to}`)
  const { title, lead } = questionOfStep(step)
  return (
    <WorkspaceContext value={workspace}>
      <PublicLayout
        title={title}
        ownHeading
        wide={step === 'brand'}
        aside={step !== 'identity' && <FinishLater base={base} />}
      >
        <Stepper
          label={t`Setting up ${workspace.name}`}
          steps={SETUP_STEPS.map(key => ({ key, label: nameOfStep(key) }))}
          current={step}
        />
        <Stack gap={6}>
          <Stack gap={2}>
            <h1>{title}</h1>
            <Text tone="muted">{lead}</Text>
          </Stack>
          <WithCompany>
            {company => (
              <Suspense fallback={<Skeleton height="16rem" />}>
                <SetupStepForm
                  key={step}
                  step={step}
                  company={company}
                  onDone={() => go(stepAfter(step))}
                  onBack={stepBefore(step) === undefined ? undefined : () => go(stepBefore(step))}
                />
              </Suspense>
            )}
          </WithCompany>
        </Stack>
      </PublicLayout>
    </WorkspaceContext>
  )
}
