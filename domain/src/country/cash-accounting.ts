import type { Law } from './settlement.ts'
import type { LocalText } from '../local-text.ts'
import type { LegalNote, TaxPointRule } from './country.ts'

const NAME: LocalText = {
  en: 'When it is paid (cash accounting)',
  fr: 'À l’encaissement (comptabilité de caisse)',
  de: 'Mit der Zahlung (Ist-Versteuerung)',
  es: 'Al cobrar (criterio de caja)',
  it: 'All’incasso (IVA per cassa)',
  pl: 'Z chwilą zapłaty (metoda kasowa)',
  hi: 'भुगतान होने पर (नकद लेखांकन)',
  ar: 'عند السداد (المحاسبة النقدية)',
  nl: 'Bij betaling (kasstelsel)',
  pt: 'No pagamento (IVA de caixa)',
}

/** Where only the seller's books are by payments: the code, and no words. */
export function cashAccountingUnsaid(): TaxPointRule {
  return { name: NAME, code: '432', appliesTo: isTaxedAtARate }
}

const isTaxedAtARate: TaxPointRule['appliesTo'] = ({ taxes }) =>
  taxes.some(({ category }) => category === 'S')

/**
 * Cash accounting: where the buyer may deduct the VAT only when it has paid, the invoice says so (Directive 2006/112/EC,
 * art. 66 (b) and 226 (7a)). `words` are those of the country's law, which stay on documents in other languages.
 */
export function cashAccounting(
  language: string,
  words: string,
  law: Law,
): TaxPointRule & { readonly note: LegalNote } {
  const other = (text: string): string => `${text} (${words})`
  return {
    name: NAME,
    note: {
      key: 'cash_accounting',
      subjectCode: '',
      text: {
        en: other('Cash accounting'),
        fr: other('Comptabilité de caisse'),
        de: other('Versteuerung nach vereinnahmten Entgelten'),
        es: other('Criterio de caja'),
        it: other('Contabilità di cassa'),
        pl: other('Metoda kasowa'),
        hi: other('नकद लेखांकन'),
        ar: other('المحاسبة النقدية'),
        [language]: words,
      },
      ...law,
    },
    code: '432',
    appliesTo: isTaxedAtARate,
  }
}
