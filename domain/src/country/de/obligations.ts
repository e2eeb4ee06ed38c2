import { localDate } from '../../date.ts'
import type { LocalText } from '../../local-text.ts'
import { READ_BY_CUSTOMERS, type Obligation } from '../obligation.ts'

const ACTION: LocalText = {
  en: 'Send the PDF with its XML inside, or the XML: email is enough.',
  fr: 'Envoyez le PDF avec son XML, ou le XML : l’e-mail suffit.',
  de: 'Senden Sie das PDF mit seinem XML oder das XML: E-Mail genügt.',
  es: 'Envíe el PDF con su XML dentro, o el XML: basta el correo.',
  pl: 'Wyślij PDF z XML w środku albo sam XML: wystarczy e-mail.',
  it: 'Inviare il PDF con il suo XML, oppure l’XML: basta l’e-mail.',
  hi: 'XML सहित PDF या XML भेजें: ईमेल पर्याप्त है।',
  ar: 'أرسل ملف PDF مع XML بداخله، أو XML وحده: يكفي البريد الإلكتروني.',
}

/** In order of time. */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'de_receive',
    on: localDate('2025-01-01'),
    source: '§ 14 Abs. 1, 2 UStG',
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__14.html',
    requires: {
      en: 'businesses must be able to receive e-invoices',
      fr: 'les entreprises doivent pouvoir recevoir des factures électroniques',
      de: 'Unternehmen müssen E-Rechnungen empfangen können',
      es: 'las empresas deben poder recibir facturas electrónicas',
      pl: 'firmy muszą móc odbierać e-faktury',
      it: 'le aziende devono poter ricevere fatture elettroniche',
      hi: 'व्यवसायों को ई-बीजक प्राप्त करने में सक्षम होना होगा',
      ar: 'يجب أن تتمكن المنشآت من استلام الفواتير الإلكترونية',
    },
    action: {
      en: 'An email address for invoices is enough.',
      fr: 'Une adresse e-mail pour les factures suffit.',
      de: 'Eine E-Mail-Adresse für Rechnungen genügt.',
      es: 'Basta una dirección de correo para facturas.',
      pl: 'Wystarczy adres e-mail do faktur.',
      it: 'Basta un indirizzo e-mail per le fatture.',
      hi: 'बीजकों के लिए एक ईमेल पता पर्याप्त है।',
      ar: 'يكفي عنوان بريد إلكتروني للفواتير.',
    },
    actionAbroad: READ_BY_CUSTOMERS,
  },
  {
    key: 'de_issue_large',
    on: localDate('2027-01-01'),
    source: '§ 27 Abs. 38 Nr. 1, 2 UStG',
    // As enacted, with its dates: https://interchange.de/wachstumschancengesetz.html
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__27.html',
    requires: {
      en: 'above €800,000 a year, businesses must issue e-invoices',
      fr: 'au-dessus de 800 000 € par an, les entreprises doivent émettre des factures électroniques',
      de: 'ab mehr als 800.000 € im Jahr müssen Unternehmen E-Rechnungen ausstellen',
      es: 'por encima de 800.000 € al año, las empresas deben emitir facturas electrónicas',
      pl: 'powyżej 800 000 € rocznie firmy muszą wystawiać e-faktury',
      it: 'oltre 800.000 € all’anno le aziende devono emettere fatture elettroniche',
      hi: 'सालाना €800,000 से ऊपर, व्यवसायों को ई-बीजक जारी करना होगा',
      ar: 'فوق 800,000 € سنويًا، يجب على المنشآت إصدار فواتير إلكترونية',
    },
    action: ACTION,
    actionAbroad: READ_BY_CUSTOMERS,
  },
  {
    key: 'de_issue',
    on: localDate('2028-01-01'),
    source: '§ 27 Abs. 38 Nr. 2 UStG',
    // As enacted, with its dates: https://interchange.de/wachstumschancengesetz.html
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__27.html',
    requires: {
      en: 'all businesses must issue e-invoices',
      fr: 'toutes les entreprises doivent émettre des factures électroniques',
      de: 'alle Unternehmen müssen E-Rechnungen ausstellen',
      es: 'todas las empresas deben emitir facturas electrónicas',
      pl: 'wszystkie firmy muszą wystawiać e-faktury',
      it: 'tutte le aziende devono emettere fatture elettroniche',
      hi: 'सभी व्यवसायों को ई-बीजक जारी करना होगा',
      ar: 'يجب على جميع المنشآت إصدار فواتير إلكترونية',
    },
    action: ACTION,
    actionAbroad: READ_BY_CUSTOMERS,
  },
]
