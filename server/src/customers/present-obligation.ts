import type { obligation as view } from '@bordereau/contract/obligation'
import type { RelevantObligation } from '@bordereau/domain/country/obligations'
import type { infer as Infer } from 'zod/mini'

/** An obligation as the contract states it, with what this company does about it. */
export function presentObligation({
  obligation,
  country,
  own,
}: RelevantObligation): Infer<typeof view> {
  return {
    id: obligation.key,
    date: obligation.on,
    country,
    own,
    source: obligation.source,
    requires: obligation.requires,
    action: own ? obligation.action : obligation.actionAbroad,
  }
}
