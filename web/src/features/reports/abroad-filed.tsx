import { fileReturn, getReturns, unfileReturn } from '@bordereau/contract/returns'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { useMutation } from '../../data/mutation.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { DocumentLinks } from './abroad-documents.tsx'
import { type ListData, filedRowLabel } from './abroad-labels.ts'

type Props = {
  /** The key of the list, or 'oss'. */
  readonly name: string
  readonly period: string
  readonly currency: string
  readonly filed: ListData['filed']
}

/** Whether a return was handed in, by whom and when, and what is different since. */
export function FiledState(props: Props) {
  const { filed } = props
  return filed === null ? <MarkAsFiled {...props} /> : <Filed {...props} filed={filed} />
}

function MarkAsFiled({ name, period }: Props) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { mutate, pending } = useMutation(fileReturn, { invalidates: [getReturns] })
  if (!may('invoices.export')) return null
  const mark = async () => {
    const done = await mutate({ query: { workspaceId }, body: { return: name, period } })
    if (done.ok) toasts.success(t`Marked as filed: its figures are kept`)
    else if (done.refusal === 'already_filed')
      toasts.error(t`This return was marked as filed already. Load the page again to see it.`)
    else toasts.error(refusalMessage(done))
  }
  return (
    <Button look="quiet" size="sm" busy={pending} onClick={() => void mark()}>
      <Trans>Mark as filed</Trans>
    </Button>
  )
}

function Filed({
  name,
  period,
  currency,
  filed,
}: Props & { readonly filed: NonNullable<ListData['filed']> }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { wholeTime } = useTimes()
  const { mutate, pending } = useMutation(unfileReturn, { invalidates: [getReturns] })
  const { changes, later, by } = filed
  const day = wholeTime(filed.at)
  const isSame = changes.length === 0
  return (
    <Notice
      tone={isSame ? 'green' : 'amber'}
      title={by === '' ? t`Filed on ${day}` : t`Filed on ${day} by ${by}`}
      action={
        may('invoices.export') && (
          <Button
            look="quiet"
            size="sm"
            busy={pending}
            onClick={() => void mutate({ query: { workspaceId }, body: { return: name, period } })}
          >
            <Trans>Mark as not filed</Trans>
          </Button>
        )
      }
    >
      {isSame ? (
        <Trans>Nothing is different since then.</Trans>
      ) : (
        <Stack gap={1}>
          <Text size={13}>
            <Trans>What is different since then, and must be corrected:</Trans>
          </Text>
          {changes.map(change => (
            <Row key={change.row} gap={2} wrap>
              <Text size={13}>{filedRowLabel(change.row)}:</Text>
              <Amount value={change.before === '' ? '0' : change.before} currency={currency} />
              <span aria-label={t`is now`}>→</span>
              <Amount value={change.now === '' ? '0' : change.now} currency={currency} />
            </Row>
          ))}
          {later.length > 0 && (
            <Text size={13}>
              <Trans>Documents that were not in it:</Trans> <DocumentLinks documents={later} />
            </Text>
          )}
        </Stack>
      )}
    </Notice>
  )
}

function useTimes() {
  const formats = useFormats()
  return { wholeTime: (at: string) => formats.date(at.slice(0, 10)) }
}
