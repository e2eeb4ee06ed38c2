import { localDate } from '../date.ts'
import type { LocalText } from '../local-text.ts'
import type { Country } from '../party/party.ts'
import { ASK_ADVISER, STRUCTURED } from './obligation-texts.ts'
import { BINDS_SELLERS_THERE, DOMESTIC_BUSINESSES, type Obligation } from './obligation.ts'

const LARGE_IN_EMIRATES: LocalText = {
  en: 'businesses with AED 50 million of turnover issue structured e-invoices to businesses',
  fr: 'les entreprises de 50 millions AED de chiffre d’affaires émettent des factures structurées aux entreprises',
  de: 'Unternehmen ab 50 Mio. AED Umsatz stellen Unternehmen strukturierte E-Rechnungen aus',
  es: 'las empresas con 50 millones de AED de volumen emiten facturas estructuradas a empresas',
  pl: 'firmy z obrotem 50 mln AED wystawiają firmom ustrukturyzowane e-faktury',
  it: 'le imprese con 50 milioni di AED di fatturato emettono fatture strutturate alle imprese',
  hi: 'AED 5 करोड़ टर्नओवर वाले व्यवसाय व्यवसायों को संरचित ई-बीजक जारी करते हैं',
  ar: 'المنشآت التي تبلغ مبيعاتها 50 مليون درهم تصدر فواتير إلكترونية منظمة للمنشآت',
}

const ON_DEMAND: LocalText = {
  en: 'a business may demand e-invoices by EN 16931 from its suppliers',
  fr: 'une entreprise peut exiger de ses fournisseurs des factures électroniques EN 16931',
  de: 'ein Unternehmen darf von Lieferanten E-Rechnungen nach EN 16931 verlangen',
  es: 'una empresa puede exigir a sus proveedores facturas electrónicas EN 16931',
  pl: 'firma może żądać od dostawców e-faktur EN 16931',
  it: 'un’impresa può pretendere dai fornitori fatture elettroniche EN 16931',
  hi: 'व्यवसाय अपने आपूर्तिकर्ताओं से EN 16931 के ई-बीजक माँग सकता है',
  ar: 'يجوز للمنشأة أن تطلب من مورديها فواتير إلكترونية وفق EN 16931',
}

const FILES: LocalText = {
  en: 'The files of your invoices follow EN 16931: send the one that the customer asks for.',
  fr: 'Les fichiers de vos factures suivent EN 16931 : envoyez celui que le client demande.',
  de: 'Die Dateien Ihrer Rechnungen folgen EN 16931: Senden Sie die, die der Kunde verlangt.',
  es: 'Los archivos de sus facturas siguen EN 16931: envíe el que pida el cliente.',
  pl: 'Pliki Twoich faktur są zgodne z EN 16931: wyślij ten, o który prosi klient.',
  it: 'I file delle fatture seguono EN 16931: inviare quello che chiede il cliente.',
  hi: 'आपके बीजकों की फ़ाइलें EN 16931 के अनुसार हैं: ग्राहक जो माँगे वह भेजें।',
  ar: 'ملفات فواتيرك تتبع EN 16931: أرسل ما يطلبه العميل.',
}

const NUMBER_OF_OFFICE: LocalText = {
  en: 'an invoice above NIS 5,000 before VAT needs a number of the tax authority',
  fr: 'une facture de plus de 5 000 NIS hors TVA exige un numéro de l’administration fiscale',
  de: 'eine Rechnung über 5.000 NIS ohne Steuer braucht eine Nummer der Steuerbehörde',
  es: 'una factura de más de 5.000 NIS sin IVA necesita un número de la administración tributaria',
  pl: 'faktura powyżej 5000 NIS bez VAT wymaga numeru organu podatkowego',
  it: 'una fattura oltre 5.000 NIS senza IVA richiede un numero del fisco',
  hi: 'VAT के बिना NIS 5,000 से अधिक के बीजक को कर प्राधिकरण की संख्या चाहिए',
  ar: 'تحتاج الفاتورة التي تتجاوز 5,000 شيكل قبل الضريبة إلى رقم من مصلحة الضرائب',
}

const DATA_OVER_PEPPOL: LocalText = {
  en: 'invoice data of new registrants, later of all, go to the tax office over Peppol',
  fr: 'les données des factures des nouveaux inscrits, puis de tous, vont au fisc par Peppol',
  de: 'Rechnungsdaten neu Registrierter, später aller, gehen über Peppol an das Finanzamt',
  es: 'los datos de las facturas de los nuevos registrados, después de todos, van a Hacienda por Peppol',
  pl: 'dane faktur nowych podatników, potem wszystkich, trafiają przez Peppol do urzędu',
  it: 'i dati delle fatture dei nuovi registrati, poi di tutti, vanno al fisco via Peppol',
  hi: 'नए पंजीकृतों, बाद में सभी के बीजक डेटा Peppol से कर कार्यालय जाते हैं',
  ar: 'بيانات فواتير المسجلين الجدد ثم الجميع تصل إلى مصلحة الضرائب عبر Peppol',
}

/**
 * Of countries that leave their sellers no other way: each address is of the ministry or tax office, whose pages name the dates.
 */
export const FURTHER_OBLIGATIONS: Readonly<Record<Country, readonly Obligation[]>> = {
  AE: [
    {
      key: 'ae_issue_large',
      on: localDate('2027-01-01'),
      source: 'Ministerial Decision 244/2025',
      url: 'https://mof.gov.ae/wp-content/uploads/2025/09/Ministerial-Decision-No.-244-of-2025-on-the-Implementation-of-the-Electronic-Invoicing-System.pdf',
      requires: LARGE_IN_EMIRATES,
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
    {
      key: 'ae_issue',
      on: localDate('2027-07-01'),
      documents: DOMESTIC_BUSINESSES,
      source: 'Ministerial Decision 244/2025',
      url: 'https://mof.gov.ae/wp-content/uploads/2025/09/Ministerial-Decision-No.-244-of-2025-on-the-Implementation-of-the-Electronic-Invoicing-System.pdf',
      requires: STRUCTURED,
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  EE: [
    {
      key: 'ee_on_demand',
      on: localDate('2025-07-01'),
      source: 'Raamatupidamise seadus § 7¹ (7)',
      url: 'https://www.riigiteataja.ee/',
      requires: ON_DEMAND,
      action: FILES,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  IL: [
    {
      key: 'il_number',
      on: localDate('2026-06-01'),
      documents: DOMESTIC_BUSINESSES,
      source: 'Israel Tax Authority, allocation numbers',
      url: 'https://www.gov.il/',
      requires: NUMBER_OF_OFFICE,
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  MY: [
    {
      key: 'my_issue',
      on: localDate('2026-01-01'),
      documents: DOMESTIC_BUSINESSES,
      source: 'Income Tax Act 1967, s. 82C',
      url: 'https://www.hasil.gov.my/en/e-invoice/',
      requires: STRUCTURED,
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  RS: [
    {
      key: 'rs_issue',
      on: localDate('2023-01-01'),
      documents: DOMESTIC_BUSINESSES,
      source: 'Zakon o elektronskom fakturisanju, čl. 24',
      url: 'https://www.efaktura.gov.rs/',
      requires: STRUCTURED,
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  SA: [
    {
      key: 'sa_issue',
      on: localDate('2021-12-04'),
      documents: DOMESTIC_BUSINESSES,
      source: 'E-invoicing Regulation of ZATCA',
      url: 'https://zatca.gov.sa/',
      requires: STRUCTURED,
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  SG: [
    {
      key: 'sg_report',
      on: localDate('2028-04-01'),
      inwardOnly: true,
      source: 'GST InvoiceNow requirement of IRAS',
      url: 'https://www.iras.gov.sg/',
      requires: DATA_OVER_PEPPOL,
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
  TR: [
    {
      key: 'tr_issue',
      on: localDate('2026-01-01'),
      documents: DOMESTIC_BUSINESSES,
      source: 'Vergi Usul Kanunu Genel Tebliği 509',
      url: 'https://ebelge.gib.gov.tr/',
      requires: STRUCTURED,
      action: ASK_ADVISER,
      actionAbroad: BINDS_SELLERS_THERE,
    },
  ],
}
