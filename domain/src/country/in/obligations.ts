import { localDate } from '../../date.ts'
import { BINDS_SELLERS_THERE, BUYERS_ABROAD, type Obligation } from '../obligation.ts'

/** In order of time. */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'in_issue',
    on: localDate('2023-08-01'),
    // “notified classes of registered persons”: https://gstindia.biz/notification/1247/introduction-of-mandatory-e-invoicing-by-insertion-of-sub-rules-in-rule-48-of-cgst-rules-2017-to-prescribe-invoice-reference-number-irn-based-invoice-system
    registeredOnly: true,
    // “to a registered person or for exports”: https://gstgyaan.com/notification-no-13-2020-central-tax-dated-23-03-2020-rule-48-4-of-cgst-rule
    documents: { home: ['business'], ...BUYERS_ABROAD },
    source:
      'Rule 48(4) CGST Rules; Notifications 13/2020 and 10/2023–Central Tax; GSTN advisory of 5 November 2024',
    url: 'https://rtsprofessionalstudy.com/to-be-published-in-the-gazette-of-india-extraordinary-part-ii-section-3-sub-section-i-7/',
    requires: {
      en: 'above ₹5 crore a year, invoices need an IRN',
      fr: 'au-dessus de 5 crores de ₹ par an, les factures ont besoin d’un IRN',
      de: 'ab mehr als 5 Crore ₹ im Jahr brauchen Rechnungen eine IRN',
      es: 'por encima de 5 crores de ₹ al año, las facturas necesitan un IRN',
      pl: 'powyżej 5 crore ₹ rocznie faktury wymagają IRN',
      it: 'oltre 5 crore di ₹ all’anno le fatture richiedono un IRN',
      hi: 'सालाना ₹5 करोड़ से ऊपर, बीजकों को IRN चाहिए',
      ar: 'فوق 5 كرور ₹ سنويًا، تحتاج الفواتير إلى IRN',
    },
    action: {
      en: 'Above that turnover, register each invoice with the IRP before you send it; from ₹10 crore on, within 30 days of its date.',
      fr: 'Au-dessus de ce chiffre d’affaires, enregistrez chaque facture auprès de l’IRP avant de l’envoyer ; à partir de 10 crores de ₹, dans les 30 jours suivant sa date.',
      de: 'Oberhalb dieses Umsatzes registrieren Sie jede Rechnung beim IRP, bevor Sie sie senden; ab 10 Crore ₹ innerhalb von 30 Tagen nach ihrem Datum.',
      es: 'Por encima de esa facturación, registre cada factura en el IRP antes de enviarla; desde 10 crores de ₹, dentro de los 30 días siguientes a su fecha.',
      pl: 'Powyżej tego obrotu zarejestruj każdą fakturę w IRP przed wysłaniem, a od 10 crore ₹ w ciągu 30 dni od jej daty.',
      it: 'Oltre questo fatturato, registrare ogni fattura presso l’IRP prima di inviarla; da 10 crore di ₹, entro 30 giorni dalla sua data.',
      hi: 'इस कारोबार से ऊपर, हर बीजक भेजने से पहले IRP में पंजीकृत करें; ₹10 करोड़ से, उसकी तारीख के 30 दिन के भीतर।',
      ar: 'فوق هذا الحجم من الأعمال، سجّل كل فاتورة لدى IRP قبل إرسالها، ومن 10 كرور ₹ خلال 30 يومًا من تاريخها.',
    },
    actionAbroad: BINDS_SELLERS_THERE,
  },
]
