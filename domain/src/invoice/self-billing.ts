import { countryRules } from '../country/rules.ts'
import type { SelfBillingRules } from '../country/self-billing.ts'
import type { Sells } from '../country/sells.ts'
import type { LocalDate } from '../date.ts'
import { isSelfBilled } from '../document-kind.ts'
import { type LocalText, inLanguage } from '../local-text.ts'
import { emptyProfile } from '../party/empty-profile.ts'
import type { PartyProfile } from '../party/party.ts'
import type { TaxSettings } from '../tax/parties.ts'
import { textIn } from '../text/text.ts'
import type { Draft } from './draft.ts'
import { documentTitle } from './document-title.ts'
import type { Note } from './invoice.ts'

type Company = TaxSettings & { readonly profile: PartyProfile; readonly sells?: Sells }

/**
 * The seller of a document of the company. That of a self-billed one is the supplier, which stands to the tax as its
 * agreement says, and of whose other choices (cash accounting, penalties for late payment, what it sells) nothing is known.
 */
export function sellerOf<Own extends Company>(
  draft: Pick<Draft, 'type'>,
  company: Own,
  customer: PartyProfile | null,
): Own {
  if (!isSelfBilled(draft)) return company
  const profile = customer ?? emptyProfile(company.profile.address.country)
  const vatRegistered = profile.selfBilling?.chargesTax === true
  return { ...company, profile, vatRegistered, usesOneStopShop: false, taxes: [], sells: 'both' }
}

/** The buyer of a document of the company: of a self-billed one the company itself. null while no customer is chosen. */
export function buyerOf(
  draft: Pick<Draft, 'type'>,
  company: PartyProfile,
  customer: PartyProfile | null,
): PartyProfile | null {
  return isSelfBilled(draft) && customer !== null ? company : customer
}

/** Why a self-billed document may not be issued: the supplier's law, and what of it is not met. */
export type SelfBillingFault =
  | { readonly fault: 'law_unknown' }
  | {
      readonly fault: 'no_agreement' | 'corrected_by_seller'
      readonly law: Pick<SelfBillingRules, 'law' | 'url'>
    }

/** `day`: of issue, which the agreement must cover. undefined: nothing prevents it. */
export function selfBillingFault(
  draft: Pick<Draft, 'type' | 'kind'>,
  supplier: Pick<PartyProfile, 'address' | 'selfBilling'>,
  day: LocalDate,
): SelfBillingFault | undefined {
  if (!isSelfBilled(draft)) return undefined
  const rules = countryRules(supplier.address.country).selfBilling
  if (!rules) return { fault: 'law_unknown' }
  if (draft.kind === 'credit_note' && rules.correctedBySeller)
    return { fault: 'corrected_by_seller', law: rules.correctedBySeller }
  const { agreedOn, until } = supplier.selfBilling ?? {}
  const isCovered = agreedOn !== undefined && agreedOn <= day && (until ?? day) >= day
  // A correction of an invoice of the agreement may follow after its end.
  const isAgreed = draft.kind === 'credit_note' ? agreedOn !== undefined : isCovered
  return isAgreed ? undefined : { fault: 'no_agreement', law: rules }
}

/** Directive 2006/112/EC, art. 226 (10a), in each of its languages. */
const WORDS: LocalText = {
  en: 'Self-billing',
  fr: 'Autofacturation',
  de: 'Gutschrift',
  es: 'Facturación por el destinatario',
  it: 'Autofatturazione',
  nl: 'Factuur uitgereikt door afnemer',
  pl: 'Samofakturowanie',
  pt: 'Autofaturação',
}

/**
 * That the customer wrote the document: the words of the directive for the XML, whose paper has them in its title, and what
 * the law of the supplier's country wants besides.
 */
export function selfBillingNotes(
  draft: Pick<Draft, 'kind' | 'type' | 'language' | 'secondLanguage'>,
  supplier: Pick<PartyProfile, 'address'>,
): Note[] {
  const { type, language, secondLanguage } = draft
  if (type === undefined || !isSelfBilled(draft)) return []
  const languages = [...new Set([language, secondLanguage ?? language])]
  const words = [...new Set(languages.map(one => inLanguage(WORDS, one)))].join(' / ')
  const { words: national } = countryRules(supplier.address.country).selfBilling ?? {}
  const titles = languages.map(one =>
    documentTitle(textIn(one).paper, { type, setsOffDeposits: false }).toLowerCase(),
  )
  const isSaid =
    national === undefined || titles.some(title => title.includes(national.toLowerCase()))
  return [
    { subjectCode: '', text: words, printed: false },
    ...(isSaid ? [] : [{ subjectCode: '', text: national }]),
  ]
}
