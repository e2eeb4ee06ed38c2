import { archiveItem, getItem, listItems, type ItemView } from '@bordereau/contract/items'
import { Button } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { call } from '../../data/api.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useArchive } from '../../data/use-archive.ts'

/** Archives the item, or restores it. */
export function ArchiveButton({ item }: { item: ItemView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { id, archived, name } = item
  const query = { workspaceId, itemId: id }
  const archive = useArchive({
    id,
    archived,
    message: t`${name} is archived.`,
    listHref: `/w/${workspaceId}/items`,
    send: (wanted, keepalive) =>
      call(archiveItem, { query, body: { archived: wanted }, keepalive }),
    invalidates: [listItems, getItem],
  })
  return (
    <Button icon="archive" onClick={() => void archive()}>
      {archived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
    </Button>
  )
}
