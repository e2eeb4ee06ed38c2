import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { PublicForm } from '../features/entry/entry.tsx'
import { FirstSteps } from '../features/entry/first-steps.tsx'
import { useMe } from '../data/session.tsx'

/** The first page of a fresh instance: create an account, or explore the sample first. */
export function WelcomePage() {
  const { instance } = useMe()
  return (
    <PublicForm
      title={t`Welcome to Bordereau`}
      lead={
        <Trans>
          Invoices that are right to the cent, legal in your customer’s country, delivered and paid.
        </Trans>
      }
      foot={
        !instance.firstRun && (
          <Trans>
            Have an account already? <Link href="/sign-in">Sign in</Link>
          </Trans>
        )
      }
    >
      <FirstSteps />
    </PublicForm>
  )
}
