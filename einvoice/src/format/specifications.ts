import type { HybridProfile } from '@bordereau/domain/party/e-invoice-choice'

/** BT-24 of each profile of Factur-X and ZUGFeRD that is written. */
export const HYBRID_SPECIFICATIONS: Readonly<Record<HybridProfile, string>> = {
  basic: 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
  en16931: 'urn:cen.eu:en16931:2017',
  extended: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}
