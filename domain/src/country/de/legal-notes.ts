import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'
import { sameDayNote } from '../supply-date-note.ts'

export const LAWS: EuCitations = {
  sources: [
    'https://haufe.de/finance/haufe-finance-office-premium/schwarzwidmannradeisen-ustg-14a-zusaetzliche-pflicht-5-14a-abs1-ustg_idesk_PI20354_HI5068385.html',
    'https://github.com/bundestag/gesetze/blob/master/u/ustg_1980/index.md',
  ],
  reverseCharge: '§ 3a Abs. 2, § 14a Abs. 1 UStG, Art. 196 RL 2006/112/EG',
  intraCommunity: '§ 4 Nr. 1 Buchst. b i. V. m. § 6a UStG',
  export: '§ 4 Nr. 1 Buchst. a i. V. m. § 6 UStG',
  outsideScope: '§ 3a Abs. 2 UStG',
  outsideScopeConsumer: '§ 3a Abs. 4 UStG',
  exempt: '§ 4 UStG',
  domesticReverseCharge: '§ 13b Abs. 2 UStG',
  marginTravel: '§ 25 UStG',
  marginGoods: '§ 25a UStG',
  triangulation: '§ 25b UStG',
}

/** UStDV § 34a: a small business states that its supply is exempt. */
export const KLEINUNTERNEHMER: LocalText = {
  en: 'Exempt from VAT: small business – section 19 of the German VAT act (UStG)',
  es: 'Exento de IVA: pequeña empresa – art. 19 de la ley alemana del IVA (UStG)',
  pl: 'Zwolnienie z VAT: mała firma – § 19 niemieckiej ustawy o VAT (UStG)',
  it: 'Esente da IVA: piccola impresa – § 19 della legge tedesca sull’IVA (UStG)',
  hi: 'वैट से मुक्त: लघु व्यवसाय – जर्मन वैट अधिनियम (UStG) की धारा 19',
  ar: 'معفى من ضريبة القيمة المضافة: منشأة صغيرة – المادة 19 من القانون الألماني (UStG)',
  de: 'Steuerbefreiung für Kleinunternehmer gemäß § 19 UStG',
  fr: 'Exonération pour les petites entreprises – § 19 UStG',
  nl: 'Vrijgesteld van btw: kleine onderneming – § 19 Duitse btw-wet (UStG)',
  pt: 'Isento de IVA: pequena empresa – § 19 da lei alemã do IVA (UStG)',
}

/**
 * UStG § 14 (4) no. 6: the date of supply stands on the invoice even where it is the date of the invoice. A deposit comes
 * before the supply: it is enough that the document says that the day is not agreed yet (UStAE 14.8 (4)).
 */
export function legalNotes({ kind, type, delivered }: LegalNoteContext): readonly LegalNote[] {
  if (delivered || kind === 'credit_note') return []
  return type === 'deposit' ? [SUPPLY_TO_COME] : [SAME_DAY]
}

const SUPPLY_TO_COME: LegalNote = {
  key: 'supply_to_come',
  subjectCode: '',
  text: {
    en: 'Deposit before the supply, whose date is not agreed yet.',
    de: 'Anzahlung vor Ausführung der Leistung, deren Zeitpunkt noch nicht vereinbart ist.',
    fr: 'Acompte avant l’exécution de la prestation, dont la date n’est pas encore convenue.',
    es: 'Anticipo previo a la operación, cuya fecha aún no está acordada.',
    it: 'Acconto prima dell’operazione, la cui data non è ancora concordata.',
    pl: 'Zaliczka przed wykonaniem świadczenia, którego termin nie został jeszcze uzgodniony.',
    nl: 'Vooruitbetaling vóór de levering, waarvan de datum nog niet is afgesproken.',
    pt: 'Adiantamento antes da operação, cuja data ainda não foi acordada.',
    hi: 'आपूर्ति से पहले अग्रिम, जिसकी तिथि अभी तय नहीं है।',
    ar: 'دفعة مقدمة قبل التوريد الذي لم يُتفق على موعده بعد.',
  },
  law: 'UStG § 14 Abs. 5, UStAE 14.8 Abs. 4',
  url: 'https://www.gesetze-im-internet.de/ustg_1980/__14.html',
}

const SAME_DAY = sameDayNote({
  law: 'UStG § 14 Abs. 4 Nr. 6, UStDV § 31 Abs. 4',
  url: 'https://www.gesetze-im-internet.de/ustg_1980/__14.html',
})
