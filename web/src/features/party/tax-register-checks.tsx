import {
  type TaxRegisterCheck,
  checkTaxRegister,
  listTaxRegisterChecks,
} from '@bordereau/contract/tax-registers'
import { TAX_REGISTER_LABELS, type TaxRegisterName } from '@bordereau/domain/country/tax-register'
import { type KnownTaxId, taxIdsOf } from '@bordereau/domain/country/tax-ids'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { Notice, StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useMutation, useQuery } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { isFilledFrom } from './register-answer.ts'

type Props = {
  readonly profile: PartyProfile
  /** Takes over the name and the address that a register has. */
  readonly onFill: (answer: TaxRegisterCheck) => void
}

/** What public registers answered about the valid numbers of a party, and the buttons that ask them. */
export function TaxRegisterChecks({ profile, onFill }: Props) {
  const numbers = taxIdsOf(profile).filter(({ kind, value }) => kind.validate(value).ok)
  return numbers.flatMap(id =>
    (id.kind.registers?.(id.value) ?? []).map(register => (
      <NumberInRegister
        key={`${register} ${id.value}`}
        profile={profile}
        id={id}
        register={register}
        onFill={onFill}
      />
    )),
  )
}

function NumberInRegister(
  props: Props & { readonly id: KnownTaxId; readonly register: TaxRegisterName },
) {
  const { profile, id, register, onFill } = props
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { data } = useQuery(listTaxRegisterChecks, { workspaceId, number: id.value })
  const check = useMutation(checkTaxRegister, { invalidates: [listTaxRegisterChecks] })
  const latest = data?.checks.find(one => one.register === register)
  const mayAsk = data?.available === true && may('customers.update')
  if (latest === undefined && !mayAsk) return null
  const label = TAX_REGISTER_LABELS[register]
  const ask = () =>
    void check.mutate({
      query: { workspaceId },
      body: {
        register,
        country: profile.address.country,
        kind: id.kind.key,
        number: id.value,
      },
    })
  return (
    <Stack gap={2}>
      {latest && <RegisterAnswer check={latest} label={id.kind.format(id.value)} />}
      {check.refused && (
        <Notice tone="amber" live>
          {check.refused.refusal === 'register_unavailable'
            ? t`${label} does not answer at the moment. This says nothing about the number: try again later.`
            : refusalMessage(check.refused)}
        </Notice>
      )}
      <Row wrap>
        {mayAsk && (
          <Button size="sm" icon="search" busy={check.pending} onClick={ask}>
            {latest ? t`Check again in ${label}` : t`Check in ${label}`}
          </Button>
        )}
        {latest && !isFilledFrom(profile, latest) && (
          <Button size="sm" look="quiet" onClick={() => onFill(latest)}>
            <Trans>Use this name and address</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/** One answer: valid or not, when, the number of the consultation, name and address. */
function RegisterAnswer({ check, label }: { check: TaxRegisterCheck; label: string }) {
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
