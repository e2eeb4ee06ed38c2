import { decimal } from '../../money/decimal.ts'
import type { OfferedStatement } from '../country.ts'

/**
 * Art. 106e (1) no. 18a: above 15 000 PLN with goods or services of annex 15, the invoice has these words (FA(3): P_18A). The
 * sum of the invoice counts, not that of the contract.
 */
export const STATEMENTS: readonly OfferedStatement[] = [
  {
    name: {
      en: 'Split payment: goods or services of annex 15 above PLN 15,000',
      fr: 'Paiement scindé : biens ou services de l’annexe 15 au-dessus de 15 000 PLN',
      de: 'Split Payment: Waren oder Leistungen der Anlage 15 über 15.000 PLN',
      es: 'Pago dividido: bienes o servicios del anexo 15 por encima de 15 000 PLN',
      it: 'Split payment: beni o servizi dell’allegato 15 oltre 15.000 PLN',
      pl: 'Podzielona płatność: towary lub usługi z załącznika nr 15 powyżej 15 000 zł',
      hi: 'विभाजित भुगतान: PLN 15,000 से ऊपर अनुलग्नक 15 का माल या सेवाएँ',
      ar: 'الدفع المقسم: سلع أو خدمات الملحق 15 فوق 15,000 زلوتي',
      nl: 'Gesplitste betaling: goederen of diensten van bijlage 15 boven PLN 15.000',
      pt: 'Pagamento fracionado: bens ou serviços do anexo 15 acima de 15.000 PLN',
    },
    note: {
      key: 'split_payment',
      subjectCode: '',
      text: {
        en: 'Split payment mechanism (mechanizm podzielonej płatności)',
        fr: 'Mécanisme de paiement scindé (mechanizm podzielonej płatności)',
        de: 'Split-Payment-Verfahren (mechanizm podzielonej płatności)',
        es: 'Mecanismo de pago dividido (mechanizm podzielonej płatności)',
        it: 'Meccanismo di split payment (mechanizm podzielonej płatności)',
        pl: 'mechanizm podzielonej płatności',
        hi: 'विभाजित भुगतान व्यवस्था (mechanizm podzielonej płatności)',
        ar: 'آلية الدفع المقسم (mechanizm podzielonej płatności)',
        nl: 'Gesplitste betaling (mechanizm podzielonej płatności)',
        pt: 'Mecanismo de pagamento fracionado (mechanizm podzielonej płatności)',
      },
      law: 'Ustawa o VAT, art. 106e ust. 1 pkt 18a',
      url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
    },
    // The annex has goods and works, no advice, licences or services by electronic means.
    expectedAbove: {
      law: 'Ustawa o VAT, art. 106e ust. 1 pkt 18a',
      url: 'https://www.podatki.egospodarka.pl/168235,Mechanizm-podzielonej-platnosci-wystawianie-faktur-do-umowy,1,70,1.html',
      currency: 'PLN',
      amount: decimal('15000'),
      // Annex 15 has goods and building works.
      supplies: ['goods', 'services', 'installed_goods', 'land', 'movable_work'],
    },
    appliesTo: ({ buyer }) => buyer?.kind !== 'person',
  },
]
