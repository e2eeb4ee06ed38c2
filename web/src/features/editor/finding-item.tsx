import { ButtonLink } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { useFindingMessage } from './finding-messages.ts'
import { useIsStep } from './finding-store.tsx'
import { FixButton } from './fix-button.tsx'
import { rulePage } from './rule-page.ts'

/** One finding: what is wrong, where, and how to fix it. */
export function FindingItem({ finding }: { finding: IssueFinding }) {
  const { t } = useLingui()
  const location = useLocationText(finding.path)
  const message = useFindingMessage(finding)
  const fatal = finding.severity === 'fatal'
  const isStep = useIsStep(finding)
  return (
    <Row align="start" gap={2}>
      <Text as="span" tone={isStep ? 'muted' : fatal ? 'red' : 'amber'}>
        {isStep ? (
          <Icon name="circle-dashed" title={t`Not filled in yet`} />
        ) : (
          <Icon name={fatal ? 'alert' : 'warning'} title={fatal ? t`To fix` : t`To review`} />
        )}
      </Text>
      <Stack gap={1}>
        {message === undefined ? <Skeleton width="12rem" /> : <Text>{message}</Text>}
        <Row gap={2} wrap>
          <FixButton finding={finding} />
          <Why finding={finding} />
          <Text as="span" size={12} tone="muted">
            {[location, finding.law ?? '', finding.from === 'rule' ? finding.code : '']
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Row>
      </Stack>
    </Row>
  )
}

/** The text of the law, or the official one of the rule. */
function Why({ finding }: { finding: IssueFinding }) {
  const page = finding.url ?? (finding.from === 'rule' ? rulePage(finding.code) : undefined)
  if (page === undefined) return null
  return (
    <ButtonLink href={page} target="_blank" look="quiet" size="sm" iconEnd="external">
      <Trans>Why?</Trans>
    </ButtonLink>
  )
}

function useLocationText(path: string): string {
  const { t } = useLingui()
  const [first, index] = path.split('.')
  if (first === 'seller') return t`your company`
  if (first === 'buyer') return t`the customer`
  return first === 'lines' && index !== undefined ? t`line ${Number(index) + 1}` : ''
}
