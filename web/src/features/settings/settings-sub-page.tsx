import { t } from '#macros'
import type { ReactNode } from 'react'
import { Notice } from '@bordereau/ui/badge/badge'
import type { Action } from '@bordereau/domain/access/policy'
import { Page } from '../../layout/page.tsx'
import { useWorkspace } from '../../data/session.tsx'

/** One settings page. Without the permission to change it, it is read-only and says why. */
export function SettingsSubPage(props: {
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** The permission that changes need. */
  readonly needs?: Action
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  const { workspaceId, may } = useWorkspace()
  const { title, lead, actions, needs, children } = props
  const locked = needs !== undefined && !may(needs)
  return (
    <Page
      title={title}
      lead={lead}
      actions={locked ? undefined : actions}
      width={props.wide === true ? 'content' : 'form'}
      back={{ href: `/w/${workspaceId}/settings`, label: t`Settings` }}
    >
      {locked && (
        <Notice tone="blue" title={t`You can read this`}>
          {t`An owner or administrator of the company can change it.`}
        </Notice>
      )}
      {locked && needs !== 'members.invite' ? (
        <fieldset disabled style={{ display: 'contents' }}>
          {children}
        </fieldset>
      ) : (
        children
      )}
    </Page>
  )
}
