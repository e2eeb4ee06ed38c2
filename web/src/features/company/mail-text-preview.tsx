import { previewMailTemplate } from '@bordereau/contract/mail-templates'
import type { CompanyMailTemplate } from '@bordereau/domain/text/mail-template'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { useLingui } from '#macros'
import { useComputed } from '../../data/use-computed.ts'
import { useWorkspace } from '../../data/session.tsx'
import { MailFrame } from '../mail/mail-frame.tsx'

/** The message with made-up values; while a text is empty, the last one stays. */
export function MailTextPreview({ text }: { text: CompanyMailTemplate }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const isComplete = text.subject.trim() !== '' && text.message.trim() !== ''
  const input = isComplete ? { query: { workspaceId }, body: text } : undefined
  const { data } = useComputed(previewMailTemplate, input)
  return (
    <section aria-label={t`As the customer sees it`}>
      <Stack gap={3}>
        <Text size={13} tone="muted">
          {t`As the customer sees it`}
        </Text>
        {data === undefined ? (
          <LoadingSkeleton height="24rem" />
        ) : (
          <Card pad="none" title={<bdi>{data.subject}</bdi>}>
            <MailFrame html={data.html} workspaceId={workspaceId} />
          </Card>
        )}
      </Stack>
    </section>
  )
}
