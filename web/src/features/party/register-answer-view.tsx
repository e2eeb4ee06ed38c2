import type { TaxRegisterCheck } from '@bordereau/contract/tax-registers'
import { TAX_REGISTER_LABELS } from '@bordereau/domain/country/tax-register'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'

/** One answer: valid or not, when, the number of the consultation, name and address. */
export function RegisterAnswer({ check, label }: { check: TaxRegisterCheck; label: string }) {
  const { t } = useLingui()
  const { instantDate } = useFormats()
  const { address } = check
  const day = instantDate(check.checkedAt)
  const place = `${address.postCode} ${address.city}`.trim()
  const lines = [check.name, address.line1, address.line2, place].filter(line => line !== '')
  return (
    <Stack gap={1}>
      <Row wrap gap={2}>
        <StatusBadge tone={check.valid ? 'green' : 'red'}>
          {check.valid ? t`Valid` : t`Not valid`}
        </StatusBadge>
        <Text size={13}>
          <bdi>{[label, TAX_REGISTER_LABELS[check.register], day].join(' · ')}</bdi>
        </Text>
      </Row>
      {check.consultationNumber !== '' && (
        <Text size={13} tone="muted">
          {t`Consultation number: ${check.consultationNumber}`}
        </Text>
      )}
      {lines.length > 0 && (
        <Text size={13} tone="muted">
          <bdi>{lines.join(', ')}</bdi>
        </Text>
      )}
    </Stack>
  )
}
