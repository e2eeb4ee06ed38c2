import { getMe } from '@bordereau/contract/session'
import { verifyEmail } from '@bordereau/contract/sign-up'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, t } from '#macros'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useMutation } from '../data/mutation.ts'
import { PublicForm } from '../features/entry/entry.tsx'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { FormError } from '../features/entry/form-error.tsx'

/** The page of a verification link: the address is confirmed at once. */
export function VerifyPage() {
  const { token = '' } = useParams()
  const [verified, setVerified] = useState(false)
  const { mutate, refused } = useMutation(verifyEmail, { invalidates: [getMe] })
  useEffect(() => {
    void mutate({ body: { token } }).then(response => {
      if (response.ok) setVerified(true)
    })
  }, [mutate, token])
  return (
    <PublicForm title={t`Confirm your email address`}>
      <FormError refused={verified ? undefined : refused} words={entryRefusalMessage} />
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
    </PublicForm>
  )
}
