import { LAWFUL_TERMS } from '../../party/party.ts'
import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import { L_441_10 } from './late-payment.ts'
import { NATURE } from './operation-notes.ts'
import { natureOf, treatmentOf } from './treatment.ts'

/**
 * The notes on a document of a French seller. Flux 2 of the reform (BR-FR-05, XP Z12-012) requires the three on payment
 * of every document of a seller. The code de commerce requires them on invoices between businesses
 * only, so that others have them in the XML alone. The treatment comes last: in UBL, whose notes are joined by the
 * publisher's rules, only another coded note may follow it.
 */
export function legalNotes(context: LegalNoteContext): readonly LegalNote[] {
  const { kind, buyer } = context
  const isForReaders = kind === 'invoice' && buyer.kind !== 'person'
  const onPayment = paymentNotes(context).map(one => (isForReaders ? one : inFileOnly(one)))
  return [NATURE[natureOf(context.supplies)], ...onPayment, treatment(context)]
}

function paymentNotes({ seller, buyer, hasCashDiscount }: LegalNoteContext): LegalNote[] {
  const { latePayment, earlyPayment } = seller.sellerTerms ?? LAWFUL_TERMS
  const discount = hasCashDiscount ? DISCOUNT_AGREED : ownWords(DISCOUNT, earlyPayment)
  if (buyer.kind === 'person') return [NO_RECOVERY, NO_PENALTY, discount]
  if (buyer.kind === 'government') return [RECOVERY_PUBLIC, PENALTY_PUBLIC, discount]
  return [RECOVERY, ownWords(PENALTY, latePayment), discount]
}

/** What the seller agreed with its customers stands in its own words, in whatever language they are. */
function ownWords(note: LegalNote, words: string): LegalNote {
  return words.trim() === '' ? note : { ...note, text: sameIn(words.trim()) }
}

/** A code, or words that are not translated. */
function sameIn(text: string): LocalText {
  return { en: text, fr: text }
}

function inFileOnly(note: LegalNote): LegalNote {
  return { ...note, printed: false }
}

function treatment({ buyer }: LegalNoteContext): LegalNote {
  return {
    key: 'treatment',
    subjectCode: 'BAR',
    text: sameIn(treatmentOf(buyer)),
    law: 'XP Z12-012, BR-FR-20',
    url: 'https://github.com/fnfempe/France_RFE',
    printed: false,
  }
}

const R_2192_31 = 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000037729653'

/** The amount is the same between businesses and for public buyers. */
const FORTY_EUROS: LocalText = {
  en: 'Fixed compensation for recovery costs in case of late payment: 40 €.',
  fr: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.',
  de: 'Pauschale für Beitreibungskosten bei Zahlungsverzug: 40 €.',
  es: 'Indemnización fija por gastos de cobro en caso de demora: 40 €.',
  it: 'Indennità forfettaria per spese di recupero in caso di ritardato pagamento: 40 €.',
  pl: 'Stała rekompensata za koszty odzyskiwania należności w razie opóźnienia: 40 €.',
  nl: 'Vaste vergoeding voor invorderingskosten bij te late betaling: € 40.',
  pt: 'Indemnização fixa por custos de cobrança em caso de atraso no pagamento: 40 €.',
  hi: 'विलंबित भुगतान पर वसूली की लागत के लिए नियत क्षतिपूर्ति: 40 €।',
  ar: 'تعويض ثابت عن تكاليف التحصيل عند التأخر في السداد: 40 €.',
}

const RECOVERY: LegalNote = {
  key: 'recovery_fee',
  subjectCode: 'PMT',
  text: FORTY_EUROS,
  law: 'Code de commerce, art. L. 441-10 II, D. 441-5',
  url: L_441_10,
}

const RECOVERY_PUBLIC: LegalNote = {
  ...RECOVERY,
  law: 'Code de la commande publique, art. L. 2192-13, D. 2192-35',
  url: R_2192_31,
}

/** The rate is the statutory one, which applies where a contract names none. */
const PENALTY: LegalNote = {
  key: 'late_penalty',
  subjectCode: 'PMD',
  text: {
    en: 'Late payment: penalties at the refinancing rate of the European Central Bank plus 10 percentage points, due without reminder.',
    fr: 'Retard de paiement : pénalités au taux de refinancement de la Banque centrale européenne majoré de 10 points, exigibles sans rappel.',
    de: 'Zahlungsverzug: Verzugszinsen zum Refinanzierungssatz der Europäischen Zentralbank zuzüglich 10 Prozentpunkten, ohne Mahnung fällig.',
    es: 'Demora en el pago: intereses al tipo de refinanciación del Banco Central Europeo más 10 puntos, exigibles sin recordatorio.',
    it: 'Ritardo di pagamento: interessi al tasso di rifinanziamento della Banca centrale europea più 10 punti, dovuti senza sollecito.',
    pl: 'Opóźnienie w płatności: odsetki według stopy refinansowej Europejskiego Banku Centralnego powiększonej o 10 punktów procentowych, wymagalne bez wezwania.',
    nl: 'Te late betaling: vertragingsrente tegen de herfinancieringsrente van de Europese Centrale Bank plus 10 procentpunten, verschuldigd zonder aanmaning.',
    pt: 'Atraso no pagamento: penalizações à taxa de refinanciamento do Banco Central Europeu acrescida de 10 pontos percentuais, devidas sem interpelação.',
    hi: 'विलंबित भुगतान: यूरोपीय केंद्रीय बैंक की पुनर्वित्त दर में 10 प्रतिशत अंक जोड़कर दंड-ब्याज, बिना किसी स्मरण के देय।',
    ar: 'التأخر في السداد: غرامات بسعر إعادة التمويل لدى البنك المركزي الأوروبي مضافًا إليه 10 نقاط مئوية، مستحقة دون تذكير.',
  },
  law: 'Code de commerce, art. L. 441-10 II',
  url: L_441_10,
}

/** What public buyers owe is fixed by the law: no contract can change it. */
const PENALTY_PUBLIC: LegalNote = {
  key: 'late_penalty',
  subjectCode: 'PMD',
  text: {
    en: 'Late payment: interest at the refinancing rate of the European Central Bank plus 8 percentage points, due without formality.',
    fr: 'Retard de paiement : intérêts moratoires au taux de refinancement de la Banque centrale européenne majoré de 8 points, dus sans formalité.',
    de: 'Zahlungsverzug: Verzugszinsen zum Refinanzierungssatz der Europäischen Zentralbank zuzüglich 8 Prozentpunkten, ohne Mahnung fällig.',
    es: 'Demora en el pago: intereses al tipo de refinanciación del Banco Central Europeo más 8 puntos, exigibles sin formalidad.',
    it: 'Ritardo di pagamento: interessi al tasso di rifinanziamento della Banca centrale europea più 8 punti, dovuti senza formalità.',
    pl: 'Opóźnienie w płatności: odsetki według stopy refinansowej Europejskiego Banku Centralnego powiększonej o 8 punktów procentowych, należne bez wezwania.',
    nl: 'Te late betaling: rente tegen de herfinancieringsrente van de Europese Centrale Bank plus 8 procentpunten, verschuldigd zonder formaliteit.',
    pt: 'Atraso no pagamento: juros à taxa de refinanciamento do Banco Central Europeu acrescida de 8 pontos percentuais, devidos sem qualquer formalidade.',
    hi: 'विलंबित भुगतान: यूरोपीय केंद्रीय बैंक की पुनर्वित्त दर में 8 प्रतिशत अंक जोड़कर ब्याज, बिना किसी औपचारिकता के देय।',
    ar: 'التأخر في السداد: فوائد بسعر إعادة التمويل لدى البنك المركزي الأوروبي مضافًا إليه 8 نقاط مئوية، مستحقة دون أي إجراء.',
  },
  law: 'Code de la commande publique, art. L. 2192-13, R. 2192-31',
  url: R_2192_31,
}

/** Consumers owe neither: L. 441-10 applies between businesses. */
const NO_RECOVERY: LegalNote = {
  key: 'recovery_fee',
  subjectCode: 'PMT',
  text: sameIn('Indemnité forfaitaire pour frais de recouvrement : sans objet.'),
  law: 'Code de commerce, art. L. 441-10 II (between businesses only); BR-FR-05',
  url: L_441_10,
}

const NO_PENALTY: LegalNote = {
  key: 'late_penalty',
  subjectCode: 'PMD',
  text: sameIn('Pénalités de retard entre professionnels : sans objet.'),
  law: 'Code de commerce, art. L. 441-10 II (between businesses only); BR-FR-05',
  url: L_441_10,
}

const DISCOUNT: LegalNote = {
  key: 'early_payment_discount',
  subjectCode: 'AAB',
  text: {
    en: 'No discount for early payment.',
    fr: 'Pas d’escompte pour paiement anticipé.',
    de: 'Kein Skonto bei vorzeitiger Zahlung.',
    es: 'Sin descuento por pronto pago.',
    it: 'Nessuno sconto per pagamento anticipato.',
    pl: 'Brak skonta za wcześniejszą płatność.',
    nl: 'Geen korting voor vervroegde betaling.',
    pt: 'Sem desconto por pagamento antecipado.',
    hi: 'शीघ्र भुगतान पर कोई छूट नहीं।',
    ar: 'لا خصم على السداد المبكر.',
  },
  law: 'Code de commerce, art. L. 441-9 I',
  url: 'https://www.economie.gouv.fr/cepc/Questions-la-facturation',
}

const DISCOUNT_AGREED: LegalNote = {
  ...DISCOUNT,
  text: {
    en: 'Discount for early payment: see the payment terms.',
    fr: 'Escompte pour paiement anticipé : voir les conditions de règlement.',
    de: 'Skonto bei vorzeitiger Zahlung: siehe Zahlungsbedingungen.',
    es: 'Descuento por pronto pago: véanse las condiciones de pago.',
    it: 'Sconto per pagamento anticipato: vedere le condizioni di pagamento.',
    pl: 'Skonto za wcześniejszą płatność: patrz warunki płatności.',
    nl: 'Korting voor vervroegde betaling: zie de betalingsvoorwaarden.',
    pt: 'Desconto por pagamento antecipado: ver as condições de pagamento.',
    hi: 'शीघ्र भुगतान पर छूट: भुगतान की शर्तें देखें।',
    ar: 'خصم على السداد المبكر: انظر شروط الدفع.',
  },
}
