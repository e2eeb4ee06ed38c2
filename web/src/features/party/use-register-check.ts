import {
  type TaxRegisterCheck,
  checkTaxRegister,
  listTaxRegisterChecks,
} from '@bordereau/contract/tax-registers'
import { TAX_REGISTER_LABELS, type TaxRegisterName } from '@bordereau/domain/country/tax-register'
import type { KnownTaxId } from '@bordereau/domain/country/tax-ids'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { useLingui } from '#macros'
import { useEffect, useRef } from 'react'
import type { Refused } from '../../data/api.ts'
import { useMutation, useQuery } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

/**
 * What a register answered last about a number, and the question that asks it again. `label` is the register's name;
 * `refusal` says why it did not answer.
 */
export function useRegisterCheck(profile: PartyProfile, id: KnownTaxId, register: TaxRegisterName) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { data } = useQuery(listTaxRegisterChecks, { workspaceId, number: id.value })
  const { mutate, pending, refused } = useMutation(checkTaxRegister, {
    invalidates: [listTaxRegisterChecks],
  })
  const label = TAX_REGISTER_LABELS[register]
  const { country } = profile.address
  const body = { register, country, kind: id.kind.key, number: id.value }
  return {
    label,
    latest: data?.checks.find(one => one.register === register),
    mayAsk: data?.available === true && may('customers.update'),
    pending,
    refusal: refused && refusalOf(refused),
    ask: () => void mutate({ query: { workspaceId }, body }),
  }

  function refusalOf(reason: Refused): string {
    return reason.refusal === 'register_unavailable'
      ? t`${label} does not answer at the moment. This says nothing about the number: try again later.`
      : refusalMessage(reason)
  }
}

/** Asks the register once by itself, and passes on what it knows about the number; nothing where `onFound` is missing. */
export function useAutomaticCheck(
  check: ReturnType<typeof useRegisterCheck>,
  onFound: ((answer: TaxRegisterCheck) => void) | undefined,
): void {
  const { latest, mayAsk, ask } = check
  const done = useRef({ asked: false, found: false })
  useEffect(() => {
    if (onFound === undefined) return
    if (latest !== undefined && !done.current.found) {
      done.current.found = true
      if (latest.valid) onFound(latest)
    } else if (latest === undefined && mayAsk && !done.current.asked) {
      done.current.asked = true
      ask()
    }
  })
}
