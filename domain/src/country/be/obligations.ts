import { localDate } from '../../date.ts'
import { DOMESTIC_BUSINESSES, READ_BY_CUSTOMERS, type Obligation } from '../obligation.ts'

/** In order of time. */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'be_issue',
    on: localDate('2026-01-01'),
    documents: DOMESTIC_BUSINESSES,
    source: 'Loi du 6 février 2024; art. 53 § 2bis CTVA',
    url: 'https://www.ejustice.just.fgov.be/eli/loi/2024/02/06/2024001635/moniteur',
    requires: {
      en: 'invoices between businesses go through Peppol',
      fr: 'les factures entre entreprises passent par Peppol',
      de: 'Rechnungen zwischen Unternehmen gehen über Peppol',
      es: 'las facturas entre empresas pasan por Peppol',
      pl: 'faktury między firmami idą przez Peppol',
      it: 'le fatture tra aziende passano da Peppol',
      hi: 'व्यवसायों के बीच बीजक Peppol से जाते हैं',
      ar: 'تمر الفواتير بين المنشآت عبر Peppol',
    },
    action: {
      en: 'Hand the UBL file of each invoice to a Peppol access point.',
      fr: 'Remettez le fichier UBL de chaque facture à un point d’accès Peppol.',
      de: 'Geben Sie die UBL-Datei jeder Rechnung einem Peppol-Zugangspunkt.',
      es: 'Entregue el archivo UBL de cada factura a un punto de acceso Peppol.',
      pl: 'Przekaż plik UBL każdej faktury do punktu dostępowego Peppol.',
      it: 'Consegnare il file UBL di ogni fattura a un punto di accesso Peppol.',
      hi: 'हर बीजक की UBL फ़ाइल Peppol एक्सेस पॉइंट को दें।',
      ar: 'سلّم ملف UBL لكل فاتورة إلى نقطة وصول Peppol.',
    },
    actionAbroad: READ_BY_CUSTOMERS,
  },
]
