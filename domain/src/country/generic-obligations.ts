import { localDate } from '../date.ts'
import type { LocalText } from '../local-text.ts'
import type { Country } from '../party/party.ts'
import { FURTHER_OBLIGATIONS } from './further-obligations.ts'
import { ASK_ADVISER, STRUCTURED } from './obligation-texts.ts'
import {
  EVERYONE,
  DOMESTIC_BUSINESSES,
  BINDS_SELLERS_THERE,
  type Obligation,
  READ_BY_CUSTOMERS,
} from './obligation.ts'

const ACCESS_POINT: LocalText = {
  en: 'Hand the UBL file of each invoice to a Peppol access point.',
  fr: 'Remettez le fichier UBL de chaque facture à un point d’accès Peppol.',
  de: 'Geben Sie die UBL-Datei jeder Rechnung einem Peppol-Zugangspunkt.',
  es: 'Entregue el archivo UBL de cada factura a un punto de acceso Peppol.',
  pl: 'Przekaż plik UBL każdej faktury do punktu dostępowego Peppol.',
  it: 'Consegnare il file UBL di ogni fattura a un punto di accesso Peppol.',
  hi: 'हर बीजक की UBL फ़ाइल Peppol एक्सेस पॉइंट को दें।',
  ar: 'سلّم ملف UBL لكل فاتورة إلى نقطة وصول Peppol.',
}

/** https://savjetovanje.eu/en/fiscalization-2-0-introduction-of-einvoices-between-business-entities-part-1 */
const FISCALISATION = 'Zakon o fiskalizaciji, NN 89/2025'
/** https://www.vatupdate.com/2026/02/22/new-deadlines-and-regulations-for-mandatory-electronic-invoicing-in-greece */
const AADE = 'ΑΑΔΕ, 17.2.2026'
/** https://www.pwc.ro/en/tax-legal/alerts/ro-e-invoice-system-extended-to-cover-transactions-between-econo.html */
const E_FACTURA = 'OUG 120/2021, Legea 296/2023'

const HR: readonly Obligation[] = [
  {
    key: 'hr_issue',
    on: localDate('2026-01-01'),
    documents: DOMESTIC_BUSINESSES,
    source: FISCALISATION,
    url: 'https://rtcsuite.com/croatia-fiscalization-act-2025-full-mandate-overview',
    requires: STRUCTURED,
    action: ASK_ADVISER,
    actionAbroad: READ_BY_CUSTOMERS,
  },
  {
    key: 'hr_issue_unregistered',
    on: localDate('2027-01-01'),
    source: FISCALISATION,
    url: 'https://rtcsuite.com/croatia-fiscalization-act-2025-full-mandate-overview',
    requires: {
      en: 'businesses without VAT must issue e-invoices to businesses, too',
      fr: 'les entreprises sans TVA doivent elles aussi émettre des factures électroniques aux entreprises',
      de: 'auch Unternehmen ohne Mehrwertsteuer müssen Unternehmen E-Rechnungen ausstellen',
      es: 'también las empresas sin IVA deben emitir facturas electrónicas a empresas',
      pl: 'także firmy bez VAT muszą wystawiać e-faktury firmom',
      it: 'anche le aziende senza IVA devono emettere fatture elettroniche alle aziende',
      hi: 'बिना वैट वाले व्यवसायों को भी व्यवसायों को ई-बीजक जारी करना होगा',
      ar: 'على المنشآت غير الخاضعة للضريبة أيضًا إصدار فواتير إلكترونية للمنشآت',
    },
    action: ASK_ADVISER,
    actionAbroad: READ_BY_CUSTOMERS,
  },
]

const GR: readonly Obligation[] = [
  {
    key: 'gr_issue_large',
    on: localDate('2026-03-02'),
    source: AADE,
    url: 'https://invotify.com/pt/e-invoicing/greece',
    requires: {
      en: 'above €1,000,000 of revenue in 2023, businesses must issue e-invoices',
      fr: 'au-dessus de 1 000 000 € de recettes en 2023, les entreprises doivent émettre des factures électroniques',
      de: 'ab mehr als 1.000.000 € Umsatz im Jahr 2023 müssen Unternehmen E-Rechnungen ausstellen',
      es: 'por encima de 1.000.000 € de ingresos en 2023, las empresas deben emitir facturas electrónicas',
      pl: 'powyżej 1 000 000 € przychodu w 2023 r. firmy muszą wystawiać e-faktury',
      it: 'oltre 1.000.000 € di ricavi nel 2023 le aziende devono emettere fatture elettroniche',
      hi: '2023 में €1,000,000 से अधिक आय पर व्यवसायों को ई-बीजक जारी करना होगा',
      ar: 'فوق 1,000,000 € من إيرادات 2023، يجب على المنشآت إصدار فواتير إلكترونية',
    },
    action: ASK_ADVISER,
    actionAbroad: READ_BY_CUSTOMERS,
  },
  {
    key: 'gr_issue',
    on: localDate('2026-10-01'),
    // And to businesses in third countries: https://marosavat.com/vat-news/greece-to-mandate-b2b-e-invoicing
    documents: { home: ['business'], elsewhere: ['business'] },
    source: AADE,
    url: 'https://invotify.com/pt/e-invoicing/greece',
    requires: STRUCTURED,
    action: ASK_ADVISER,
    actionAbroad: READ_BY_CUSTOMERS,
  },
]

const RO: readonly Obligation[] = [
  {
    key: 'ro_issue',
    on: localDate('2024-07-01'),
    documents: DOMESTIC_BUSINESSES,
    source: E_FACTURA,
    url: 'https://legislatie.just.ro/Public/DetaliiDocument/284396',
    requires: STRUCTURED,
    action: ASK_ADVISER,
    actionAbroad: READ_BY_CUSTOMERS,
  },
  {
    key: 'ro_consumers',
    on: localDate('2025-01-01'),
    documents: { home: ['person'] },
    inwardOnly: true,
    source: 'OUG 69/2024',
    url: 'https://david-baias.ro/en/2024/06/ro-e-invoice-system-extended-to-cover-transactions-between-economic-operators-and-final-consumers-geo-no-69-2024',
    requires: {
      en: 'invoices to consumers go through RO e-Factura, too',
      fr: 'les factures aux consommateurs passent elles aussi par RO e-Factura',
      de: 'auch Rechnungen an Verbraucher gehen über RO e-Factura',
      es: 'también las facturas a consumidores pasan por RO e-Factura',
      pl: 'także faktury dla konsumentów idą przez RO e-Factura',
      it: 'anche le fatture ai consumatori passano da RO e-Factura',
      hi: 'उपभोक्ताओं के बीजक भी RO e-Factura से जाते हैं',
      ar: 'تمر فواتير المستهلكين أيضًا عبر RO e-Factura',
    },
    action: ASK_ADVISER,
    actionAbroad: BINDS_SELLERS_THERE,
  },
]

/** Of countries without a folder, in order of time. */
export const GENERIC_OBLIGATIONS: Readonly<Record<Country, readonly Obligation[]>> = {
  ...FURTHER_OBLIGATIONS,
  HR,
  GR,
  RO,
  HU: [
    {
      key: 'hu_report',
      // Between businesses there since 2020-07-01.
      on: localDate('2021-01-01'),
      inwardOnly: true,
      documents: EVERYONE,
      // https://szommerkonyvelo.hu/en/what-should-we-know-about-the-changes-regarding-online-invoice-reporting-to-nav-2/
      source: '2007. évi CXXVII. törvény, 10. melléklet',
      url: 'https://njt.hu/jogszabaly/2007-127-00-00',
      requires: {
        en: 'invoices must be reported to the tax office at once',
        fr: 'les factures doivent être déclarées aussitôt à l’administration fiscale',
        de: 'Rechnungen müssen dem Finanzamt sofort gemeldet werden',
        es: 'las facturas deben comunicarse de inmediato a la administración tributaria',
        pl: 'faktury trzeba natychmiast zgłaszać do urzędu skarbowego',
        it: 'le fatture devono essere comunicate subito al fisco',
        hi: 'बीजकों की सूचना तुरंत कर कार्यालय को देनी होगी',
        ar: 'يجب الإبلاغ عن الفواتير فورًا لمصلحة الضرائب',
      },
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  LV: [
    {
      key: 'lv_issue',
      on: localDate('2028-01-01'),
      documents: DOMESTIC_BUSINESSES,
      source: 'Grāmatvedības likums, 967/Lp14',
      // Read on 2026-11-24.
      url: 'https://sovos.com/vat/tax-rules/latvia-e-invoicing',
      requires: STRUCTURED,
      action: ACCESS_POINT,
      actionAbroad: READ_BY_CUSTOMERS,
    },
  ],
  NO: [
    {
      key: 'no_issue',
      on: localDate('2027-01-01'),
      documents: DOMESTIC_BUSINESSES,
      // https://www.dynatos.com/blog/norway-approves-mandatory-b2b-e-invoicing-and-digital-bookkeeping/
      source: 'Bokføringsloven, Stortinget 1.6.2026',
      url: 'https://www.dynatos.com/blog/norway-approves-mandatory-b2b-e-invoicing-and-digital-bookkeeping/',
      requires: STRUCTURED,
      action: ACCESS_POINT,
      actionAbroad: READ_BY_CUSTOMERS,
    },
  ],
  PT: [
    {
      key: 'pt_certified',
      // In 2019 with a higher limit of turnover, which does not matter to a seller that uses a program: art. 4 (1) b).
      on: localDate('2020-01-01'),
      documents: EVERYONE,
      inwardOnly: true,
      source: 'Decreto-Lei 28/2019, art. 4',
      // Read on 2026-11-24.
      url: 'https://data.dre.pt/eli/dec-lei/28/2019/02/15/p/dre/pt/html',
      requires: {
        en: 'invoices come from programs that the tax office certified',
        fr: 'les factures viennent de logiciels certifiés par l’administration fiscale',
        de: 'Rechnungen kommen aus Programmen, die das Finanzamt zertifiziert hat',
        es: 'las facturas salen de programas certificados por la administración tributaria',
        pl: 'faktury wystawia się w programach certyfikowanych przez urząd skarbowy',
        it: 'le fatture escono da programmi certificati dal fisco',
        hi: 'बीजक कर कार्यालय से प्रमाणित प्रोग्राम से बनते हैं',
        ar: 'تصدر الفواتير من برامج اعتمدتها مصلحة الضرائب',
      },
      action: {
        en: 'Bordereau is not certified there: issue your invoices in a program that is.',
        fr: 'Bordereau n’y est pas certifié : émettez vos factures dans un logiciel qui l’est.',
        de: 'Bordereau ist dort nicht zertifiziert: Stellen Sie Ihre Rechnungen in einem Programm aus, das es ist.',
        es: 'Bordereau no está certificado allí: emita sus facturas en un programa que lo esté.',
        pl: 'Bordereau nie ma tam certyfikatu: wystawiaj faktury w programie, który go ma.',
        it: 'Bordereau non è certificato lì: emetta le fatture con un programma che lo è.',
        hi: 'Bordereau वहाँ प्रमाणित नहीं है: बीजक किसी प्रमाणित प्रोग्राम से जारी करें।',
        ar: 'لم يُعتمد Bordereau هناك: أصدر فواتيرك من برنامج معتمد.',
      },
      actionAbroad: BINDS_SELLERS_THERE,
    },
    {
      key: 'pt_signature',
      on: localDate('2027-01-01'),
      documents: EVERYONE,
      inwardOnly: true,
      // https://www.asd-int.com/en/portugal-official-postponement-of-the-qualified-electronic-signature-to-2027
      source: 'Decreto-Lei 28/2019, art. 12; Lei 73-A/2025',
      url: 'https://www.asd-int.com/pt-pt/portugal-o-governo-adia-a-obrigatoriedade-da-assinatura-digital-qualificada-para-2027',
      requires: {
        en: 'invoices sent as PDF need a qualified electronic signature',
        fr: 'les factures envoyées en PDF ont besoin d’une signature électronique qualifiée',
        de: 'als PDF gesendete Rechnungen brauchen eine qualifizierte elektronische Signatur',
        es: 'las facturas enviadas en PDF necesitan una firma electrónica cualificada',
        pl: 'faktury wysyłane jako PDF wymagają kwalifikowanego podpisu elektronicznego',
        it: 'le fatture inviate in PDF richiedono una firma elettronica qualificata',
        hi: 'PDF के रूप में भेजे बीजकों को योग्य इलेक्ट्रॉनिक हस्ताक्षर चाहिए',
        ar: 'تحتاج الفواتير المرسلة بصيغة PDF إلى توقيع إلكتروني مؤهل',
      },
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  SI: [
    {
      key: 'si_issue',
      on: localDate('2028-01-01'),
      documents: DOMESTIC_BUSINESSES,
      source: 'ZIERDED, 23.10.2025',
      // Read on 2026-11-24.
      url: 'https://www.ey.com/en_si/technical/ey-slovenia-tax-alerts/tax-news-november-2025',
      requires: STRUCTURED,
      action: ACCESS_POINT,
      actionAbroad: READ_BY_CUSTOMERS,
    },
  ],
  SK: [
    {
      key: 'sk_issue',
      on: localDate('2027-01-01'),
      documents: DOMESTIC_BUSINESSES,
      // https://www.pwc.com/sk/en/tax-news/e-invoicing-system.html
      source: 'Zákon č. 222/2004 Z. z. o DPH',
      url: 'https://static.slov-lex.sk/static/SK/ZZ/2025/385/20260101.print.html',
      requires: STRUCTURED,
      action: ACCESS_POINT,
      actionAbroad: READ_BY_CUSTOMERS,
    },
  ],
}
