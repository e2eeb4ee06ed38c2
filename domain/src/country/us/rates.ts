import type { OfferedTax } from '../country.ts'
import { offerExempt, offerFreeRate, offerSilent } from '../offer.ts'
import { EXEMPT_CERTIFICATE } from './legal-notes.ts'

/**
 * Nothing is said on a document that the seller did not say: no reason, and no claim about a certificate. There is no
 * federal rate: a sales tax is the sum of state, county and city rates at the place of the
 * buyer.
 */
export const TAXES: readonly OfferedTax[] = [
  offerSilent('outside_scope', {
    en: 'No sales tax',
    fr: 'Sans taxe de vente',
    de: 'Keine Sales Tax',
    es: 'Sin impuesto de venta',
    pl: 'Bez podatku od sprzedaży',
    it: 'Nessuna imposta sulle vendite',
    hi: 'कोई बिक्री कर नहीं',
    ar: 'بلا ضريبة مبيعات',
    nl: 'Geen sales tax',
    pt: 'Sem imposto sobre as vendas',
  }),
  offerFreeRate('standard', {
    en: 'Sales tax',
    fr: 'Taxe de vente',
    de: 'Sales Tax',
    es: 'Impuesto de venta',
    pl: 'Podatek od sprzedaży',
    it: 'Imposta sulle vendite',
    hi: 'बिक्री कर',
    ar: 'ضريبة المبيعات',
    nl: 'Sales tax',
    pt: 'Imposto sobre as vendas',
  }),
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
      nl: 'Vrijgestelde koper',
      pt: 'Comprador isento',
    },
    EXEMPT_CERTIFICATE,
  ),
]
