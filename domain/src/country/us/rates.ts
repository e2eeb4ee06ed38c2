import type { OfferedTax } from '../country.ts'
import { offerExempt, offerRate } from '../offer.ts'
import { EXEMPT_CERTIFICATE, EXPORT_SALE, NO_SALES_TAX } from './legal-notes.ts'

/** There is no federal rate: a sales tax is the sum of state, county and city rates at the place of the buyer. */
export const TAXES: readonly OfferedTax[] = [
  offerExempt(
    'outside_scope',
    'O',
    '',
    {
      en: 'No sales tax',
      fr: 'Sans taxe de vente',
      de: 'Keine Sales Tax',
      es: 'Sin impuesto de venta',
      pl: 'Bez podatku od sprzedaży',
      it: 'Nessuna imposta sulle vendite',
      hi: 'कोई बिक्री कर नहीं',
      ar: 'بلا ضريبة مبيعات',
    },
    NO_SALES_TAX,
  ),
  {
    ...offerRate('standard', '1', {
      en: 'Sales tax',
      fr: 'Taxe de vente',
      de: 'Sales Tax',
      es: 'Impuesto de venta',
      pl: 'Podatek od sprzedaży',
      it: 'Imposta sulle vendite',
      hi: 'बिक्री कर',
      ar: 'ضريبة المبيعات',
    }),
    rateIsFree: true,
  },
  offerExempt(
    'exempt',
    'E',
    '',
    {
      en: 'Exempt buyer',
      fr: 'Acheteur exonéré',
      de: 'Befreiter Käufer',
      es: 'Comprador exento',
      pl: 'Nabywca zwolniony',
      it: 'Acquirente esente',
      hi: 'कर मुक्त क्रेता',
      ar: 'مشترٍ معفى',
    },
    EXEMPT_CERTIFICATE,
  ),
  offerExempt(
    'export',
    'G',
    '',
    {
      en: 'Export',
      fr: 'Exportation',
      de: 'Ausfuhr',
      es: 'Exportación',
      pl: 'Eksport',
      it: 'Esportazione',
      hi: 'निर्यात',
      ar: 'تصدير',
    },
    EXPORT_SALE,
  ),
]
