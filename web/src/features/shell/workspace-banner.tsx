import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useMe, useWorkspace } from '../../data/session.tsx'
import css from '../../layout/banner.module.css'

/** Above every page: that this is the sample, that the company is not set up, or that the person can only read. */
export function WorkspaceBanner() {
  const { person } = useMe()
  const { workspaceId, sample, setUp, may } = useWorkspace()
  if (sample) {
    const isGuest = person?.email === null
    return (
      <section className={css.tag} aria-label={t`About this company`}>
        <Text size={13} tone="muted">
          <Trans>Sample company: try everything, nothing is sent to anyone.</Trans>
        </Text>
        <ButtonLink href={isGuest ? '/sign-up' : '/new-company'} look="quiet" size="sm">
          {isGuest ? <Trans>Create your account</Trans> : <Trans>New company</Trans>}
        </ButtonLink>
      </section>
    )
  }
  if (!setUp && may('company.update')) {
    return (
      <section className={css.banner} aria-label={t`About this company`}>
        <Notice
          tone="amber"
          title={<Trans>Your company is not set up yet; invoices cannot be issued.</Trans>}
          action={
            <ButtonLink href={`/w/${workspaceId}/setup`} size="sm">
              <Trans>Finish setting up</Trans>
            </ButtonLink>
          }
        />
      </section>
    )
  }
  if (may('invoices.draft')) return null
  return (
    <section className={css.banner} aria-label={t`About this company`}>
      <Notice
        tone="grey"
        title={<Trans>You can read and export; others make the changes.</Trans>}
      />
    </section>
  )
}
