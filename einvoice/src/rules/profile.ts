import type { Party } from '@bordereau/domain/party/party'

/** Whose rules a document is held to beyond EN 16931 itself. */
export const PROFILES = ['en16931', 'peppol', 'xrechnung', 'factur-x-fr'] as const
export type Profile = (typeof PROFILES)[number]

/** BT-24 and BT-23 of each profile. France's BT-23 says what is invoiced: S1 services, B1 goods, M1 both. */
export const IDENTIFIERS: Readonly<
  Record<Profile, { readonly specification: string; readonly businessProcess: string }>
> = {
  en16931: { specification: 'urn:cen.eu:en16931:2017', businessProcess: '' },
  peppol: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    businessProcess: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
  xrechnung: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    businessProcess: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
  'factur-x-fr': { specification: 'urn:cen.eu:en16931:2017', businessProcess: 'S1' },
}

/** Leitweg-ID: the electronic address of a German public authority. */
const LEITWEG = '0204'

/**
 * The profile the law wants for these two parties. German authorities take XRechnung; between French businesses the
 * reform's rules hold; between Belgian ones the law demands Peppol. All others are free to send EN 16931 as it is, and
 * asPeppol() makes Peppol's document of it where the invoice keeps its rules too.
 */
export function profileFor(seller: Party, buyer: Party): Profile {
  const [from, to] = [seller.address.country, buyer.address.country]
  if (buyer.electronicAddress?.schemeId === LEITWEG) return 'xrechnung'
  if (!isBusiness(buyer)) return 'en16931'
  if (from === 'FR' && to === 'FR') return 'factur-x-fr'
  return from === 'BE' && to === 'BE' ? 'peppol' : 'en16931'
}

/** Private persons are in no register and at no VAT office. */
function isBusiness({ vatId, legalRegistration }: Party): boolean {
  return vatId !== '' || legalRegistration !== undefined
}
