import type { LocalText, Sentence, SentenceContext } from '../country.ts'
import type { EuCitations } from '../offer.ts'

export const LAWS: EuCitations = {
  reverseCharge: 'art. 7-ter DPR 633/1972, art. 196 direttiva 2006/112/CE',
  intraCommunity: 'art. 41 DL 331/1993',
  export: 'art. 8 DPR 633/1972',
  outsideScope: 'art. 7-ter DPR 633/1972',
  exempt: 'art. 10 DPR 633/1972',
}

export const FORFETTARIO: LocalText = {
  en: 'No VAT charged: flat-rate scheme – art. 1 (54)–(89) of Italian law 190/2014',
  it: 'Operazione in franchigia da IVA, art. 1, commi 54-89, L. 190/2014 – regime forfettario',
}

/** DPR 633/1972 art. 21 (6-bis): what is not taxed in Italy says so in these words beside its law. */
export function sentences({ taxes, buyer }: SentenceContext): readonly Sentence[] {
  const untaxed = taxes.some(tax => tax.category === 'O')
  return untaxed && buyer.address.country !== 'IT' ? [NOT_SUBJECT] : []
}

const NOT_SUBJECT: Sentence = {
  key: 'not_subject',
  subjectCode: '',
  text: { en: 'Transaction not subject to VAT', it: 'Operazione non soggetta' },
  source: 'DPR 633/1972 art. 21, c. 6-bis, lett. b',
}
