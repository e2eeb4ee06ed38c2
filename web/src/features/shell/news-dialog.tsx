import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Modal } from '@bordereau/ui/overlay/modal'
import { useLingui } from '#macros'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { news } from './news.ts'

/** What the running release brought, each with a link to where it is. */
export function NewsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { release } = useMe().instance
  return (
    <Modal open={open} onClose={onClose} title={t`What is new in Bordereau ${release}`}>
      <Stack gap={4}>
        {news().map(({ title, text, path, action }) => (
          <section key={title}>
            <Text weight="semibold">
              {may(action) ? (
                <Link href={`/w/${workspaceId}${path}`} onClick={onClose}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </Text>
            <Text tone="muted">{text}</Text>
          </section>
        ))}
      </Stack>
    </Modal>
  )
}
