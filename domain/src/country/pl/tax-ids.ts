import * as regon from 'stdnum/lib/cjs/pl/regon.js'
import type { TaxIdKind } from '../tax-id-kind.ts'
import { euVat } from '../eu-vat.ts'
import { checkedTaxId, shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  // The NIP with the prefix PL is the EU VAT number too.
  euVat('PL', {
    key: 'nip',
    requiredFor: ['seller', 'business_buyer'],
    registers: () => ['white_list', 'vies'],
  }),
  checkedTaxId(
    {
      key: 'regon',
      label: 'REGON',
      name: {
        en: 'Statistical business number',
        fr: 'Numéro statistique d’entreprise',
        de: 'Statistische Unternehmensnummer',
        es: 'Número estadístico de empresa',
        pl: 'Numer statystyczny (REGON)',
        it: 'Numero statistico dell’impresa',
        hi: 'सांख्यिकीय व्यवसाय संख्या',
        ar: 'الرقم الإحصائي للمنشأة',
        nl: 'Statistisch ondernemingsnummer',
        pt: 'Número estatístico de empresa',
      },
      role: 'other',
      example: '192598184',
    },
    regon,
  ),
  shapedTaxId(
    {
      key: 'krs',
      label: 'KRS',
      name: {
        en: 'National court register',
        fr: 'Registre judiciaire national',
        de: 'Landesgerichtsregister (KRS)',
        es: 'Registro judicial nacional',
        pl: 'Krajowy Rejestr Sądowy (KRS)',
        it: 'Registro giudiziario nazionale',
        hi: 'राष्ट्रीय न्यायालय रजिस्टर',
        ar: 'السجل القضائي الوطني',
        nl: 'Nationaal gerechtelijk register',
        pt: 'Registo judicial nacional',
      },
      role: 'registration',
      forms: ['company', 'association'],
      example: '0000109815',
    },
    /^\d{10}$/,
  ),
]
