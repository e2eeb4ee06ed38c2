import { localDate } from '../../date.ts'
import type { LocalText } from '../../local-text.ts'
import { BINDS_SELLERS_THERE, type Buyers, type Obligation } from '../obligation.ts'

const USTAWA_O_VAT = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535'
const KSEF = 'Art. 106ga, 145l–145m ustawy o VAT'

const ACTION: LocalText = {
  en: 'Issue these invoices in KSeF: Bordereau does not send there.',
  fr: 'Émettez ces factures dans KSeF : Bordereau n’y envoie pas.',
  de: 'Stellen Sie diese Rechnungen in KSeF aus: Bordereau sendet nicht dorthin.',
  es: 'Emita estas facturas en KSeF: Bordereau no envía allí.',
  pl: 'Wystaw te faktury w KSeF: Bordereau tam nie wysyła.',
  it: 'Emettere queste fatture in KSeF: Bordereau non invia lì.',
  hi: 'ये बीजक KSeF में जारी करें: Bordereau वहाँ नहीं भेजता।',
  ar: 'أصدر هذه الفواتير في KSeF: لا يرسل Bordereau إليه.',
}

/** Art. 106ga ust. 2 pkt 4: all but consumers; customers abroad get a copy in the form agreed on (art. 106gb ust. 4). */
const NOT_CONSUMERS: Buyers = {
  home: ['business', 'government'],
  eu: ['business', 'government'],
  elsewhere: ['business', 'government'],
}

/** In order of time. */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'pl_receive',
    on: localDate('2026-02-01'),
    source: 'Art. 106nda ustawy o VAT',
    url: USTAWA_O_VAT,
    requires: {
      en: 'businesses receive invoices through KSeF',
      fr: 'les entreprises reçoivent leurs factures par KSeF',
      de: 'Unternehmen empfangen Rechnungen über KSeF',
      es: 'las empresas reciben facturas por KSeF',
      pl: 'firmy odbierają faktury przez KSeF',
      it: 'le aziende ricevono fatture tramite KSeF',
      hi: 'व्यवसाय KSeF से बीजक प्राप्त करते हैं',
      ar: 'تستلم المنشآت الفواتير عبر KSeF',
    },
    action: {
      en: 'Give your accountant access to KSeF: what suppliers send you arrives there.',
      fr: 'Donnez à votre comptable l’accès à KSeF : ce que vos fournisseurs vous envoient y arrive.',
      de: 'Geben Sie Ihrer Buchhaltung Zugang zu KSeF: Was Lieferanten Ihnen senden, kommt dort an.',
      es: 'Dé a su asesor acceso a KSeF: lo que le envían los proveedores llega allí.',
      pl: 'Daj księgowości dostęp do KSeF: to, co wysyłają dostawcy, trafia tam.',
      it: 'Dare al commercialista l’accesso a KSeF: ciò che inviano i fornitori arriva lì.',
      hi: 'अपने लेखाकार को KSeF की पहुँच दें: आपूर्तिकर्ता जो भेजते हैं वह वहाँ आता है।',
      ar: 'امنح محاسبك صلاحية الدخول إلى KSeF: ما يرسله الموردون إليك يصل هناك.',
    },
    actionAbroad: BINDS_SELLERS_THERE,
  },
  {
    key: 'pl_issue',
    on: localDate('2026-04-01'),
    documents: NOT_CONSUMERS,
    source: KSEF,
    url: USTAWA_O_VAT,
    requires: {
      en: 'businesses issue invoices through KSeF',
      fr: 'les entreprises émettent leurs factures par KSeF',
      de: 'Unternehmen stellen Rechnungen über KSeF aus',
      es: 'las empresas emiten facturas por KSeF',
      pl: 'firmy wystawiają faktury przez KSeF',
      it: 'le aziende emettono fatture tramite KSeF',
      hi: 'व्यवसाय KSeF से बीजक जारी करते हैं',
      ar: 'تصدر المنشآت الفواتير عبر KSeF',
    },
    action: ACTION,
    actionAbroad: BINDS_SELLERS_THERE,
  },
  {
    key: 'pl_issue_smallest',
    on: localDate('2027-01-01'),
    source: KSEF,
    url: USTAWA_O_VAT,
    requires: {
      en: 'the smallest businesses, too, issue through KSeF',
      fr: 'les plus petites entreprises émettent aussi par KSeF',
      de: 'auch die kleinsten Unternehmen stellen über KSeF aus',
      es: 'también las empresas más pequeñas emiten por KSeF',
      pl: 'także najmniejsze firmy wystawiają przez KSeF',
      it: 'anche le aziende più piccole emettono tramite KSeF',
      hi: 'सबसे छोटे व्यवसाय भी KSeF से जारी करते हैं',
      ar: 'أصغر المنشآت أيضًا تصدر عبر KSeF',
    },
    action: ACTION,
    actionAbroad: BINDS_SELLERS_THERE,
  },
]
