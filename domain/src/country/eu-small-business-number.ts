import type { Country } from '../party/party.ts'
import type { TaxIdKind } from './tax-id-kind.ts'
import { shapedTaxId } from './tax-id.ts'

/**
 * The number by which a small business is exempt in other member states too: that of its own state with the suffix EX
 * (Directive 2006/112/EC, art. 284 (3) (b), in force since 1 January 2025). What stands before the suffix is each
 * state's own, so only the ends are checked.
 */
export function euSmallBusinessNumber(country: Country): TaxIdKind {
  const letters = country === 'GR' ? 'EL' : country
  return shapedTaxId(
    {
      key: 'eu_small_business',
      label: 'EX',
      name: {
        en: 'Number of the EU scheme for small businesses',
        fr: 'Numéro de la franchise européenne des petites entreprises',
        de: 'Nummer der EU-Kleinunternehmerregelung (KU-IdNr.)',
        es: 'Número del régimen de la UE para pequeñas empresas',
        pl: 'Numer unijnej procedury dla małych przedsiębiorstw',
        it: 'Numero del regime UE per le piccole imprese',
        hi: 'लघु उद्यमों की यूरोपीय संघ योजना की संख्या',
        ar: 'رقم نظام الاتحاد الأوروبي للمنشآت الصغيرة',
        nl: 'Nummer van de EU-regeling voor kleine ondernemingen',
        pt: 'Número do regime da UE para pequenas empresas',
      },
      role: 'other',
      side: 'seller',
      isOfUntaxed: true,
      example: `${letters}123456789EX`,
    },
    new RegExp(`^${letters}[0-9A-Z+*]{2,13}EX$`),
  )
}
