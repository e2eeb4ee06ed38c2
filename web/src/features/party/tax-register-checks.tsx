import type { TaxRegisterCheck } from '@bordereau/contract/tax-registers'
import type { TaxRegisterName } from '@bordereau/domain/country/tax-register'
import { type KnownTaxId, taxIdsOf } from '@bordereau/domain/country/tax-ids'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { isFilledFrom } from './register-answer.ts'
import { RegisterAnswer } from './register-answer-view.tsx'
import { useAutomaticCheck, useRegisterCheck } from './use-register-check.ts'

type Props = {
  readonly profile: PartyProfile
  /** Takes over the name and the address that a register has. */
  readonly onFill: (answer: TaxRegisterCheck) => void
  /** Of a party that is being created: its first number is looked up by itself, and the answer passed on. */
  readonly onFound?: ((answer: TaxRegisterCheck) => void) | undefined
}

/** What public registers answered about the valid numbers of a party, and the buttons that ask them. */
export function TaxRegisterChecks({ profile, onFill, onFound }: Props) {
  const numbers = taxIdsOf(profile).filter(({ kind, value }) => kind.validate(value).ok)
  const questions = numbers.flatMap(id =>
    (id.kind.registers?.(id.value) ?? []).map(register => ({ id, register })),
  )
  return (
    <>
      {questions.map(({ id, register }, index) => (
        <NumberInRegister
          key={`${register} ${id.value}`}
          profile={profile}
          id={id}
          register={register}
          onFill={onFill}
          onFound={index === 0 ? onFound : undefined}
        />
      ))}
    </>
  )
}

function NumberInRegister(
  props: Props & { readonly id: KnownTaxId; readonly register: TaxRegisterName },
) {
  const { profile, id, register, onFill, onFound } = props
  const { t } = useLingui()
  const check = useRegisterCheck(profile, id, register)
  const { label, latest, mayAsk, pending, refusal, ask } = check
  useAutomaticCheck(check, onFound)
  if (latest === undefined && !mayAsk) return null
  return (
    <Stack gap={2}>
      {latest && <RegisterAnswer check={latest} label={id.kind.format(id.value)} />}
      {refusal !== undefined && (
        <Notice tone="amber" live>
          {refusal}
        </Notice>
      )}
      <Row wrap>
        {mayAsk && !(latest && onFound) && (
          <Button size="sm" icon="search" busy={pending} onClick={ask}>
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
