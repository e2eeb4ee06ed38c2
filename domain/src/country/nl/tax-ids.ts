import type { TaxIdKind } from '../tax-id-kind.ts'
import { euVat } from '../eu-vat.ts'
import { shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  euVat('NL'),
  shapedTaxId(
    {
      key: 'kvk',
      label: 'KvK-nummer',
      name: {
        en: 'Chamber of commerce number',
        fr: 'Numéro de chambre de commerce',
        de: 'Handelskammernummer',
        es: 'Número de la cámara de comercio',
        pl: 'Numer w izbie handlowej',
        it: 'Numero della camera di commercio',
        hi: 'वाणिज्य मंडल संख्या',
        ar: 'رقم غرفة التجارة',
        nl: 'Nummer in het handelsregister (KvK)',
        pt: 'Número da câmara de comércio',
      },
      role: 'registration',
      requiredFor: ['seller'],
      example: '12345678',
      icd: '0106',
      eas: '0106',
    },
    /^\d{8}$/,
  ),
  shapedTaxId(
    {
      key: 'oin',
      label: 'OIN',
      name: {
        en: 'Number of a public authority',
        fr: 'Numéro d’administration publique',
        de: 'Nummer einer Behörde',
        es: 'Número de administración pública',
        pl: 'Numer instytucji publicznej',
        it: 'Numero di un ente pubblico',
        hi: 'सरकारी संस्था की संख्या',
        ar: 'رقم الجهة الحكومية',
        nl: 'Nummer van een overheidsorganisatie',
        pt: 'Número de uma entidade pública',
      },
      role: 'other',
      isOfAuthority: true,
      example: '00000001003214345000',
      icd: '0190',
      eas: '0190',
    },
    /^\d{20}$/,
  ),
]
