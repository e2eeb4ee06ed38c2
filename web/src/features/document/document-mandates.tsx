import { type LocalDate } from '@bordereau/domain/date'
import type { Mandate } from '@bordereau/domain/country/mandate'
import { mandatesOfDocument } from '@bordereau/domain/country/mandates'
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
export function DocumentMandates({ seller, buyer, day }: Props) {
  return <MandateNotices mandates={useMandates(seller, buyer, day)} />
}

export function MandateNotices({ mandates }: { mandates: readonly Mandate[] }) {
  const formats = useFormats()
  return mandates.map(mandate => (
    <Notice key={mandate.key} tone="amber" title={mandateTitle(mandate, formats)}>
      {inLanguage(mandate.action, formats.tag)}{' '}
      <Link href={mandate.url} target="_blank" rel="noreferrer">
        {mandate.source}
      </Link>
    </Notice>
  ))
}

type TextFormats = Pick<Formats, 'date' | 'tag'>

function mandateTitle({ on, requires }: Mandate, formats: TextFormats): string {
  const since = formats.date(on)
  const requirement = inLanguage(requires, formats.tag)
  return t`By law since ${since}: ${requirement}`
}

/** The same as text, for the question before issuing. */
export async function mandateTexts(
  { seller, buyer, day }: Props,
  formats: TextFormats,
): Promise<readonly string[]> {
  const to = buyer && { country: buyer.address.country, kind: buyer.kind }
  const home = seller.address.country
  const isRegistered = isVatRegistered(seller)
  const mandates = await mandatesOfDocument(home, to, day, isRegistered).catch(() => [])
  return mandates.map(
    mandate => `${mandateTitle(mandate, formats)}. ${inLanguage(mandate.action, formats.tag)}`,
  )
}

/** What the seller's law requires of the document besides being issued. */
export function useMandates(
  seller: Props['seller'],
  buyer: Props['buyer'],
  day: LocalDate,
): readonly Mandate[] {
  const [mandates, setMandates] = useState<readonly Mandate[]>([])
  const home = seller.address.country
  const isRegistered = isVatRegistered(seller)
  const country = buyer?.address.country
  const kind = buyer?.kind
  useEffect(() => {
    let isCurrent = true
    const to = country === undefined || kind === undefined ? null : { country, kind }
    mandatesOfDocument(home, to, day, isRegistered).then(
      found => isCurrent && setMandates(found),
      // The texts of a country are a file of their own; without the network the notice is left out.
      () => isCurrent && setMandates([]),
    )
    return () => {
      isCurrent = false
    }
  }, [home, isRegistered, country, kind, day])
  return mandates
}
