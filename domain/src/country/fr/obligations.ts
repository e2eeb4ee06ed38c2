import { localDate } from '../../date.ts'
import {
  DOMESTIC_BUSINESSES,
  BUYERS_ABROAD,
  BINDS_SELLERS_THERE,
  type Obligation,
  READ_BY_CUSTOMERS,
} from '../obligation.ts'

/** Article 91 put the dates of article 289 bis back to September 2026 and 2027. */
const LF_2024 = 'Art. 289 bis CGI; art. 91 loi n° 2023-1322'

/** In order of time. */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'fr_receive',
    on: localDate('2026-09-01'),
    source: LF_2024,
    url: 'https://www.impots.gouv.fr/professionnel/questions/partir-de-quand-suis-je-concerne-par-la-reforme-de-la-facturation',
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
      en: 'Choose an approved platform: what suppliers send you arrives there.',
      fr: 'Choisissez une plateforme agréée : ce que vos fournisseurs vous envoient y arrive.',
      de: 'Wählen Sie eine zugelassene Plattform: Was Lieferanten Ihnen senden, kommt dort an.',
      es: 'Elija una plataforma autorizada: lo que le envían los proveedores llega allí.',
      pl: 'Wybierz zatwierdzoną platformę: to, co wysyłają dostawcy, trafia tam.',
      it: 'Scegliere una piattaforma autorizzata: ciò che inviano i fornitori arriva lì.',
      hi: 'कोई स्वीकृत प्लेटफ़ॉर्म चुनें: आपूर्तिकर्ता जो भेजते हैं वह वहाँ आता है।',
      ar: 'اختر منصة معتمدة: ما يرسله الموردون إليك يصل هناك.',
    },
    actionAbroad: READ_BY_CUSTOMERS,
  },
  {
    key: 'fr_issue',
    on: localDate('2027-09-01'),
    documents: DOMESTIC_BUSINESSES,
    source: LF_2024,
    url: 'https://www.impots.gouv.fr/professionnel/questions/partir-de-quand-suis-je-concerne-par-la-reforme-de-la-facturation',
    requires: {
      en: 'small and medium businesses must issue e-invoices',
      fr: 'les petites et moyennes entreprises doivent émettre des factures électroniques',
      de: 'kleine und mittlere Unternehmen müssen E-Rechnungen ausstellen',
      es: 'las pequeñas y medianas empresas deben emitir facturas electrónicas',
      pl: 'małe i średnie firmy muszą wystawiać e-faktury',
      it: 'le piccole e medie imprese devono emettere fatture elettroniche',
      hi: 'छोटे और मध्यम व्यवसायों को ई-बीजक जारी करना होगा',
      ar: 'يجب على المنشآت الصغيرة والمتوسطة إصدار فواتير إلكترونية',
    },
    action: {
      en: 'Hand the Factur-X, UBL or CII file of each invoice to an approved platform.',
      fr: 'Remettez le fichier Factur-X, UBL ou CII de chaque facture à une plateforme agréée.',
      de: 'Geben Sie die Factur-X-, UBL- oder CII-Datei jeder Rechnung einer zugelassenen Plattform.',
      es: 'Entregue el archivo Factur-X, UBL o CII de cada factura a una plataforma autorizada.',
      pl: 'Przekaż plik Factur-X, UBL lub CII każdej faktury zatwierdzonej platformie.',
      it: 'Consegnare il file Factur-X, UBL o CII di ogni fattura a una piattaforma autorizzata.',
      hi: 'हर बीजक की Factur-X, UBL या CII फ़ाइल किसी स्वीकृत प्लेटफ़ॉर्म को दें।',
      ar: 'سلّم ملف Factur-X أو UBL أو CII لكل فاتورة إلى منصة معتمدة.',
    },
    actionAbroad: READ_BY_CUSTOMERS,
  },
  {
    key: 'fr_report',
    on: localDate('2027-09-01'),
    documents: { home: ['person'], ...BUYERS_ABROAD },
    inwardOnly: true,
    source: 'Art. 290 CGI; art. 91 loi n° 2023-1322',
    url: 'https://www.impots.gouv.fr/professionnel/questions/partir-de-quand-suis-je-concerne-par-la-reforme-de-la-facturation',
    requires: {
      en: 'sales to consumers and abroad, and their payments, must be reported',
      fr: 'les ventes aux particuliers et à l’étranger, et leurs paiements, doivent être déclarés (e-reporting)',
      de: 'Verkäufe an Verbraucher und ins Ausland und ihre Zahlungen müssen gemeldet werden',
      es: 'las ventas a consumidores y al extranjero, y sus pagos, deben comunicarse',
      pl: 'sprzedaż konsumentom i za granicę oraz jej płatności trzeba raportować',
      it: 'le vendite ai consumatori e all’estero, e i loro pagamenti, devono essere comunicati',
      hi: 'उपभोक्ताओं को और विदेश में बिक्री तथा उनके भुगतानों की सूचना देनी होगी',
      ar: 'يجب الإبلاغ عن المبيعات للمستهلكين وفي الخارج وعن مدفوعاتها',
    },
    action: {
      en: 'Hand these sales to your approved platform, too: Bordereau does not report them.',
      fr: 'Transmettez aussi ces ventes à votre plateforme agréée : Bordereau ne les déclare pas.',
      de: 'Geben Sie auch diese Verkäufe Ihrer zugelassenen Plattform: Bordereau meldet sie nicht.',
      es: 'Entregue también estas ventas a su plataforma autorizada: Bordereau no las comunica.',
      pl: 'Przekaż także tę sprzedaż zatwierdzonej platformie: Bordereau jej nie raportuje.',
      it: 'Consegnare anche queste vendite alla piattaforma autorizzata: Bordereau non le comunica.',
      hi: 'ये बिक्री भी अपने स्वीकृत प्लेटफ़ॉर्म को दें: Bordereau इनकी सूचना नहीं देता।',
      ar: 'سلّم هذه المبيعات أيضًا إلى منصتك المعتمدة: لا يبلغ Bordereau عنها.',
    },
    actionAbroad: BINDS_SELLERS_THERE,
  },
]
