import { ButtonLink } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { useFindingMessage } from './finding-messages.ts'
import { useIsStep } from './finding-store.tsx'
import { type FindingGroup, lineNumbers } from './finding-groups.ts'
import { FixButton } from './fix-button.tsx'
import { rulePage } from './rule-page.ts'

/** What is wrong, where, and how to fix it. */
export function FindingItem({ group }: { group: FindingGroup }) {
  const [finding] = group.findings
  return finding && <Finding finding={finding} group={group} />
}

function Finding({ finding, group }: { finding: IssueFinding; group: FindingGroup }) {
  const { t } = useLingui()
  const location = useLocationText(finding.path, group.lines)
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
          <FixButton finding={finding} group={group.findings} />
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

function useLocationText(path: string, lines: readonly number[]): string {
  const { t } = useLingui()
  const [first] = path.split('.')
  if (first === 'seller') return t`your company`
  if (first === 'buyer') return t`the customer`
  if (lines.length === 0) return ''
  const numbers = lineNumbers(lines)
  return lines.length === 1 ? t`line ${numbers}` : t`lines ${numbers}`
}
