import { decimal } from '../../money/decimal.ts'
import type { LocalText } from '../../local-text.ts'
import type { SettlementRules } from '../settlement.ts'
import { renumbered } from './unified-text.ts'

const RITENUTA: LocalText = {
  en: "Ritenuta d'acconto withheld",
  fr: 'Retenue d’acompte (ritenuta d’acconto)',
  de: 'Quellensteuer (ritenuta d’acconto)',
  es: 'Retención a cuenta (ritenuta d’acconto)',
  pl: 'Zaliczka na podatek (ritenuta d’acconto)',
  it: "Ritenuta d'acconto",
  hi: 'स्रोत पर कर कटौती (ritenuta d’acconto)',
  ar: 'استقطاع ضريبي (ritenuta d’acconto)',
  nl: 'Inhouding (ritenuta d’acconto)',
  pt: 'Retenção na fonte (ritenuta d’acconto)',
}

const CASSA: LocalText = {
  en: 'Contribution to the professional pension fund (cassa previdenziale)',
  fr: 'Contribution à la caisse de prévoyance (cassa previdenziale)',
  de: 'Beitrag zur Berufskasse (cassa previdenziale)',
  es: 'Contribución a la caja profesional (cassa previdenziale)',
  pl: 'Składka na kasę zawodową (cassa previdenziale)',
  it: 'Contributo integrativo cassa previdenziale',
  hi: 'पेशेवर पेंशन कोष अंशदान (cassa previdenziale)',
  ar: 'مساهمة صندوق التقاعد المهني (cassa previdenziale)',
  nl: 'Bijdrage aan het beroepspensioenfonds (cassa previdenziale)',
  pt: 'Contribuição para a caixa de previdência profissional (cassa previdenziale)',
}

const RIVALSA: LocalText = {
  en: 'INPS contribution charged on (rivalsa)',
  fr: 'Contribution INPS refacturée (rivalsa)',
  de: 'Weiterberechneter INPS-Beitrag (rivalsa)',
  es: 'Contribución INPS repercutida (rivalsa)',
  pl: 'Przeniesiona składka INPS (rivalsa)',
  it: 'Rivalsa INPS',
  hi: 'INPS अंशदान (rivalsa)',
  ar: 'مساهمة INPS المُحمَّلة (rivalsa)',
  nl: 'Doorberekende INPS-bijdrage (rivalsa)',
  pt: 'Contribuição INPS repercutida (rivalsa)',
}

const BOLLO: LocalText = {
  en: 'Stamp duty (imposta di bollo)',
  fr: 'Droit de timbre (imposta di bollo)',
  de: 'Stempelsteuer (imposta di bollo)',
  es: 'Impuesto de timbre (imposta di bollo)',
  pl: 'Opłata skarbowa (imposta di bollo)',
  it: 'Imposta di bollo',
  hi: 'स्टाम्प शुल्क (imposta di bollo)',
  ar: 'رسم الطابع (imposta di bollo)',
  nl: 'Zegelrecht (imposta di bollo)',
  pt: 'Imposto do selo (imposta di bollo)',
}

const BOLLO_LAW = 'DPR 642/1972, Tariffa, parte I, art. 13'
const BOLLO_URL =
  'https://www.agenziaentrate.gov.it/portale/schede/pagamenti/bollo-sulle-fatture-elettroniche'
const TERMS_LAW =
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2002-10-09;231'

/**
 * DPR 600/1973 art. 25: 20 % of what professionals earn. The contribution to a professional fund is not part of it (each
 * fund's own law: L. 6/1981 art. 10 for Inarcassa and the like); the INPS contribution that a professional without a fund
 * may charge (L. 662/1996 art. 1, c. 212) is, by risoluzione 109/E of 11 July 1996. Both are of what belongs to the turnover
 * for VAT (L. 6/1981 art. 10), so not of disbursements (art. 15 DPR 633/1972). DPR 642/1972: stamp duty of 2 € on
 * invoices that state more than 77.47 € without VAT; the issuer owes it and may charge it, outside of VAT by art. 15 DPR
 * 633/1972.
 */
export const SETTLEMENT: SettlementRules = {
  // Decision (EU) 2023/1552 authorises it until 2026-06-30; no later one was found.
  splitPayment: renumbered(
    'art. 17-ter DPR 633/1972',
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633',
    '65',
    '; Decision (EU) 2023/1552 (2026-06-30)',
  ),
  withholdings: [
    {
      key: 'ritenuta',
      name: RITENUTA,
      rate: decimal('20'),
      of: 'net',
      // The flat-rate scheme.
      notOf: {
        status: 'small_business',
        law: 'L. 190/2014, art. 1, c. 67',
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2014-12-23;190',
      },
      law: 'art. 25 DPR 600/1973',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1973-09-29;600',
    },
  ],
  charges: [
    {
      key: 'cassa',
      name: CASSA,
      value: { by: 'percent', percent: decimal('4') },
      isOfOwnTax: true,
      isWithheld: false,
      law: 'L. 6/1981 art. 10; art. 16 DL 41/1995',
      url: 'https://www.inarcassa.it/',
    },
    {
      key: 'rivalsa_inps',
      name: RIVALSA,
      value: { by: 'percent', percent: decimal('4') },
      isOfOwnTax: true,
      isWithheld: true,
      law: 'L. 662/1996 art. 1, c. 212',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1996-12-23;662',
    },
    {
      key: 'bollo',
      name: BOLLO,
      value: { by: 'amount', amount: decimal('2') },
      taxKey: 'excluded',
      isWithheld: false,
      law: BOLLO_LAW,
      url: BOLLO_URL,
    },
  ],
  stampDuty: {
    chargeKey: 'bollo',
    currency: 'EUR',
    above: decimal('77.47'),
    // Exempt (art. 10), small businesses, excluded (art. 15), and outside the scope. Exports and intra-Community supplies
    // are exempt from the duty, and a domestic reverse charge is a supply with VAT.
    categories: ['E', 'O'],
    note: {
      key: 'bollo',
      subjectCode: '',
      text: {
        en: 'Stamp duty of 2 € paid virtually (imposta di bollo assolta in modo virtuale)',
        fr: 'Droit de timbre italien de 2 € acquitté virtuellement (imposta di bollo)',
        de: 'Italienische Stempelsteuer von 2 € virtuell entrichtet (imposta di bollo)',
        es: 'Impuesto de timbre italiano de 2 € pagado virtualmente (imposta di bollo)',
        pl: 'Włoska opłata skarbowa 2 € uiszczona wirtualnie (imposta di bollo)',
        hi: 'इतालवी स्टाम्प शुल्क 2 € आभासी रूप से चुकाया गया (imposta di bollo)',
        ar: 'رسم الطابع الإيطالي 2 € مدفوع افتراضيًا (imposta di bollo)',
        it: 'Imposta di bollo di 2 € assolta in modo virtuale ai sensi del DM 17 giugno 2014',
        nl: 'Zegelrecht van € 2 virtueel voldaan (imposta di bollo assolta in modo virtuale)',
        pt: 'Imposto do selo de 2 € pago por via virtual (imposta di bollo assolta in modo virtuale)',
      },
      law: 'DM 17 giugno 2014 art. 6',
      url: BOLLO_URL,
    },
    law: BOLLO_LAW,
    url: BOLLO_URL,
  },
  termLimits: [
    { buyer: 'business', days: 60, law: 'D.Lgs. 231/2002 art. 4, c. 3', url: TERMS_LAW },
    { buyer: 'government', days: 30, law: 'D.Lgs. 231/2002 art. 4, c. 4', url: TERMS_LAW },
  ],
}
