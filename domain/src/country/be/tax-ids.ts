import type { TaxIdKind } from '../tax-id-kind.ts'
import { euVat } from '../eu-vat.ts'
import { belgianEnterpriseNumber } from './enterprise-number.ts'
import { taxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  euVat('BE'),
  taxId(
    {
      key: 'enterprise',
      label: 'Ondernemingsnummer / N° d’entreprise',
      name: {
        en: 'Enterprise number (KBO/BCE)',
        fr: 'Numéro d’entreprise (BCE)',
        de: 'Unternehmensnummer (KBO/BCE)',
        es: 'Número de empresa (KBO/BCE)',
        pl: 'Numer przedsiębiorstwa (KBO/BCE)',
        it: 'Numero d’impresa (KBO/BCE)',
        hi: 'उद्यम संख्या (KBO/BCE)',
        ar: 'رقم المنشأة (KBO/BCE)',
        nl: 'Ondernemingsnummer (KBO/BCE)',
        pt: 'Número de empresa (KBO/BCE)',
      },
      role: 'registration',
      requiredFor: ['seller', 'business_buyer'],
      example: '0403019261',
      groups: [4, 3],
      separator: '.',
      icd: '0208',
      eas: '0208',
      derive: [{ from: 'vat', take: number => number.slice(2) }],
    },
    belgianEnterpriseNumber,
  ),
]
