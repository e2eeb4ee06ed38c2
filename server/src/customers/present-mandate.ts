import type { mandate as view } from '@bordereau/contract/mandate'
import type { RelevantMandate } from '@bordereau/domain/country/mandates'
import type { infer as Infer } from 'zod/mini'

/** A mandate as the contract states it, with what this company does about it. */
export function presentMandate({ mandate, country, own }: RelevantMandate): Infer<typeof view> {
  return {
    id: mandate.key,
    date: mandate.on,
    country,
    own,
    source: mandate.source,
    requires: mandate.requires,
    action: own ? mandate.action : mandate.actionAbroad,
  }
}
