import { keysText } from '@bordereau/ui/kbd/kbd'
import type { Action } from '@bordereau/domain/access/policy'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans } from '#macros'
import type { ReactNode } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { KEYS } from '../../navigation/shortcuts.ts'
import { ExportButton } from './export-button.tsx'
import { type SaveAs, tableFiles } from './file-items.ts'

/** The actions above a list whose rows may be imported, each for those who may: import, export, and a new one (`children`). */
export function ListActions(props: {
  readonly list: 'customers' | 'items'
  readonly create: Action
  /** undefined: there is nothing to export. */
  readonly onExport: SaveAs | undefined
  readonly children: ReactNode
}) {
  const { list, create, onExport, children } = props
  const { workspaceId, may } = useWorkspace()
  const base = `/w/${workspaceId}/${list}`
  return (
    <>
      {may('import') && (
        <ButtonLink icon="upload" href={`${base}/import`}>
          <Trans>Import</Trans>
        </ButtonLink>
      )}
      {onExport && <ExportButton sections={[{ key: 'list', items: tableFiles(onExport) }]} />}
      {may(create) && (
        <NewLink list={list} base={base}>
          {children}
        </NewLink>
      )}
    </>
  )
}

/** The primary action, with its keys in the tooltip. */
function NewLink(props: {
  readonly list: 'customers' | 'items'
  readonly base: string
  readonly children: ReactNode
}) {
  const { list, base, children } = props
  const keys = keysText(KEYS[`/${list}/new`])
  return (
    <ButtonLink look="primary" icon="plus" title={keys} href={`${base}/new`}>
      {children}
    </ButtonLink>
  )
}
