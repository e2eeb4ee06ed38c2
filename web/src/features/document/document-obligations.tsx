import { type LocalDate } from '@bordereau/domain/date'
import type { Obligation } from '@bordereau/domain/country/obligation'
import { obligationsOfDocument } from '@bordereau/domain/country/obligations'
import { isOfficial } from '@bordereau/domain/country/official-hosts'
import { isVatRegistered } from '@bordereau/domain/country/tax-ids'
import { inLanguage } from '@bordereau/domain/local-text'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { Notice } from '@bordereau/ui/badge/badge'
import { Link } from '@bordereau/ui/link/link'
import { useEffect, useState } from 'react'
import { t } from '#macros'
import { type Formats, useFormats } from '../../format/formats.ts'

type Props = {
  readonly seller: Pick<PartyProfile, 'address' | 'taxIds'>
  readonly buyer: Pick<PartyProfile, 'address' | 'kind'> | null
  readonly day: LocalDate
}

/** Why a document is no invoice by the seller's own law before a network has it, and what to do; nothing where it is one. */
export function DocumentObligations({ seller, buyer, day }: Props) {
  return <ObligationNotices obligations={useObligations(seller, buyer, day)} />
}

export function ObligationNotices({ obligations }: { obligations: readonly Obligation[] }) {
  const formats = useFormats()
  return obligations.map(obligation => (
    <Notice key={obligation.key} tone="amber" title={obligationTitle(obligation, formats)}>
      {inLanguage(obligation.action, formats.tag)}{' '}
      <Link
        href={obligation.url}
        target="_blank"
        rel="noreferrer"
        title={isOfficial(obligation.url) ? undefined : t`A secondary source`}
      >
        {obligation.source}
      </Link>
    </Notice>
  ))
}

type TextFormats = Pick<Formats, 'date' | 'tag'>

function obligationTitle({ on, requires }: Obligation, formats: TextFormats): string {
  const since = formats.date(on)
  const requirement = inLanguage(requires, formats.tag)
  return t`By law since ${since}: ${requirement}`
}

/** The same as text, for the question before issuing. */
export async function obligationTexts(
  { seller, buyer, day }: Props,
  formats: TextFormats,
): Promise<readonly string[]> {
  const to = buyer && { country: buyer.address.country, kind: buyer.kind }
  const home = seller.address.country
  const isRegistered = isVatRegistered(seller)
  const obligations = await obligationsOfDocument(home, to, day, isRegistered).catch(() => [])
  return obligations.map(
    obligation =>
      `${obligationTitle(obligation, formats)}. ${inLanguage(obligation.action, formats.tag)}`,
  )
}

/** What the seller's law requires of the document besides being issued. */
export function useObligations(
  seller: Props['seller'],
  buyer: Props['buyer'],
  day: LocalDate,
): readonly Obligation[] {
  const [obligations, setObligations] = useState<readonly Obligation[]>([])
  const home = seller.address.country
  const isRegistered = isVatRegistered(seller)
  const country = buyer?.address.country
  const kind = buyer?.kind
  useEffect(() => {
    let isCurrent = true
    const to = country === undefined || kind === undefined ? null : { country, kind }
    obligationsOfDocument(home, to, day, isRegistered).then(
      found => isCurrent && setObligations(found),
      // The texts of a country are a file of their own; without the network the notice is left out.
      () => isCurrent && setObligations([]),
    )
    return () => {
      isCurrent = false
    }
  }, [home, isRegistered, country, kind, day])
  return obligations
}
