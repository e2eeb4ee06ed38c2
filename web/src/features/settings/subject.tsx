import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Notice } from '@bordereau/ui/badge/badge'
import type { Action } from '@bordereau/domain/access/policy'
import { Page } from '../../page.tsx'
import { useWorkspace } from '../../session.tsx'

/** One subject of Settings. Who may not change it sees it, and why it does not open. */
export function SubjectPage(props: {
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** What is needed to change anything here. */
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
