import type { LegalNote } from './country.ts'
import type { Law } from './settlement.ts'

/** That the supply was on the day of the document, where a law wants the day on the document even then. */
export function sameDayNote({ law, url }: Law): LegalNote {
  return {
    key: 'supply_date',
    subjectCode: '',
    text: {
      en: 'The date of supply is the date of the invoice.',
      de: 'Das Leistungsdatum entspricht dem Rechnungsdatum.',
      fr: 'La date de la prestation est celle de la facture.',
      es: 'La fecha de la operación es la de la factura.',
      it: 'La data dell’operazione coincide con la data della fattura.',
      pl: 'Data wykonania usługi jest datą wystawienia faktury.',
      hi: 'आपूर्ति की तिथि बीजक की तिथि है।',
      ar: 'تاريخ التوريد هو تاريخ الفاتورة.',
      nl: 'De datum van levering is de factuurdatum.',
      pt: 'A data da operação é a data da fatura.',
    },
    law,
    url,
  }
}
