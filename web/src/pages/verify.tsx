import { getMe, verifyEmail } from '@bordereau/contract/session'
import { ButtonLink } from '@bordereau/ui/button/button'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useAct } from '../act.ts'
import { Entry } from '../features/entry/entry.tsx'
import { wordsOfEntry } from '../features/entry/words.ts'
import { FormFault } from '../features/entry/form-fault.tsx'

/** Where the link of a verification message leads: it is taken at once. */
export function VerifyPage() {
  const { token = '' } = useParams()
  const [verified, setVerified] = useState(false)
  const { act, refused } = useAct(verifyEmail, { touches: [getMe] })
  useEffect(() => {
    void act({ body: { token } }).then(answer => {
      if (answer.ok) setVerified(true)
    })
  }, [act, token])
  return (
    <Entry title={t`Confirm your email address`}>
      <FormFault refused={verified ? undefined : refused} words={wordsOfEntry} />
      {verified && (
        <p role="status">
          <Trans>Thank you: your email address is confirmed.</Trans>
        </p>
      )}
      {(verified || refused !== undefined) && (
        <ButtonLink href="/" look="primary" size="lg" wide>
          <Trans>Continue</Trans>
        </ButtonLink>
      )}
    </Entry>
  )
}
