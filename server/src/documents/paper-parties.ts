import { countryRules } from '@bordereau/domain/country/rules'
import type { TaxIdKind } from '@bordereau/domain/country/tax-id-kind'
import { inLanguage } from '@bordereau/domain/local-text'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { addressLines } from '@bordereau/domain/country/address'
import type { Address, Identifier, Party } from '@bordereau/domain/party/party'
import type { Fact, Paper, PaperParty } from './paper-data.ts'
import { type DocumentFormatter, linesOf, paragraphsOf } from './document-formatter.ts'

/** BG-4, BG-7 and BG-13 as blocks, and the seller's registrations for the footer of each page. */
export function paperParties(
  invoice: Invoice,
  footer: string,
  formatter: DocumentFormatter,
): Pick<Paper, 'seller' | 'buyer' | 'delivery' | 'footer'> {
  const { seller, buyer } = invoice
  return {
    ...sellerBlock(seller, footer, formatter, buyer.address.country),
    buyer: {
      ...partyOf(buyer, formatter, seller.address.country),
      heading: formatter.label(text => text.billTo),
      ids: idsOf(buyer, 'buyer', formatter),
    },
    delivery: deliveryOf(invoice, formatter),
  }
}

/** The seller as a reader in the country `from` sees it. */
export function sellerBlock(
  seller: Party,
  footer: string,
  formatter: DocumentFormatter,
  from: string,
): Pick<Paper, 'seller' | 'footer'> {
  const ids = idsOf(seller, 'seller', formatter)
  return {
    seller: {
      ...partyOf(seller, formatter, seller.address.country),
      short: seller.tradingName || seller.legalName,
      heading: formatter.label(text => text.from),
      lines: addressLines(seller.address, { from, language: formatter.language }),
      contact: [seller.contact.email, seller.contact.phone].filter(one => one !== ''),
      ids: ids.slice(0, 2),
    },
    footer: footerOf(seller, ids, footer),
  }
}

/** The footer repeats on each page, so it is limited; a longer text is printed once in the notes. */
const MAX_FOOTER_CHARACTERS = 420

function partyOf(party: Party, formatter: DocumentFormatter, from: string): PaperParty {
  const trading = party.tradingName === '' || party.tradingName === party.legalName
  return {
    heading: null,
    name: party.legalName,
    lines: [
      ...(trading ? [] : [party.tradingName]),
      ...[party.contact.name].filter(name => name !== '' && name !== party.legalName),
      ...addressLines(party.address, { from, language: formatter.language }),
    ],
    contact: [],
    ids: [],
  }
}

function deliveryOf(invoice: Invoice, formatter: DocumentFormatter): PaperParty | null {
  const { address, name } = invoice.delivery
  if (!address || sameAddress(address, invoice.buyer.address)) return null
  const { country } = invoice.seller.address
  return {
    heading: formatter.label(text => text.deliverTo),
    name: name || invoice.buyer.legalName,
    lines: addressLines(address, { from: country, language: formatter.language }),
    contact: [],
    ids: [],
  }
}

function sameAddress(a: Address, b: Address): boolean {
  const lines = (address: Address): string =>
    addressLines(address, { language: 'en' }).join('\n').toLowerCase()
  return lines(a) === lines(b)
}

/**
 * The seller's registrations, always whole because the law requires them, and a short text of the company: below them, or
 * in columns beside them, one for each of its paragraphs, which an empty line separates.
 */
function footerOf(
  seller: Party,
  ids: readonly Fact[],
  footer: string,
): readonly (readonly string[])[] {
  const legal = [seller.legalName, ...linesOf(seller.legalInformation)]
  const numbers = ids.map(id => `${id.label[0] ?? ''} ${id.value}`.trim())
  const own = isShortFooter(footer) ? paragraphsOf(footer) : []
  if (own.length < 2)
    return [[legal.join(' · '), numbers.join(' · '), ...own.flat()].filter(isText)]
  const lines = [...legal, ...numbers].flatMap(line => line.split(' · '))
  return [lines.filter(isText), ...own]
}

const isText = (line: string): boolean => line !== ''

/** Whether a text of the company has room at the foot of each page; a longer one is among the notes, whole. */
export function isShortFooter(footer: string): boolean {
  const paragraphs = paragraphsOf(footer)
  const most = paragraphs.length < 2 ? MAX_LINES_BELOW : MAX_FOOTER_LINES
  return (
    footer.length <= MAX_FOOTER_CHARACTERS &&
    paragraphs.length < MAX_FOOTER_COLUMNS &&
    paragraphs.every(lines => lines.length <= most)
  )
}

/** Of a text below the registrations, which have two. */
const MAX_LINES_BELOW = 4
const MAX_FOOTER_COLUMNS = 4
const MAX_FOOTER_LINES = 6

/** The ids of a party with the names they have in its country: 'SIREN 404 833 048', 'GSTIN 27AAP…'. */
function idsOf(party: Party, role: 'seller' | 'buyer', formatter: DocumentFormatter): Fact[] {
  const kinds = countryRules(party.address.country).taxIds
  const vat = party.vatId === '' ? [] : [numberFact({ id: party.vatId }, kinds, 'vat', formatter)]
  const register = party.legalRegistration
    ? [numberFact(party.legalRegistration, kinds, 'registration', formatter)]
    : []
  const tax =
    role === 'buyer' || party.taxRegistration === ''
      ? []
      : [registrationFact(party.taxRegistration, kinds, formatter)]
  const others = party.identifiers.map(one => numberFact(one, kinds, 'other', formatter))
  const all = [...vat, ...tax, ...register, ...others]
  return all.filter((fact, i) => all.findIndex(other => other.value === fact.value) === i)
}

/** BT-32 is a number, or words on the registration, which have no name: 'Foretaksregisteret'. */
function registrationFact(
  text: string,
  kinds: readonly TaxIdKind[],
  formatter: DocumentFormatter,
): Fact {
  return /\d/.test(text)
    ? numberFact({ id: text }, kinds, 'tax', formatter)
    : { label: [''], value: text, ltr: true }
}

function numberFact(
  number: Identifier,
  kinds: readonly TaxIdKind[],
  role: TaxIdKind['role'],
  formatter: DocumentFormatter,
): Fact {
  const kind = kindOf(number, kinds, role)
  const label = kind
    ? formatter.labelIn((_, language) => labelOfKind(kind, language))
    : role === 'other'
      ? ['']
      : formatter.label(text =>
          role === 'vat' ? text.vatNumber : role === 'tax' ? text.taxNumber : text.companyNumber,
        )
  return { label, value: kind ? kind.format(number.id) : number.id, ltr: true }
}

/** The local name; a country whose name of its tax number is not known here has the general one, by language. */
function labelOfKind({ role, label, name }: TaxIdKind, language: string): string {
  return role === 'tax' && label === name.en ? inLanguage(name, language) : label
}

/**
 * The kind that the number was entered as; of a document from before kinds were kept, the kind with the id's scheme, else
 * a valid kind with the role in the document, else any valid kind.
 */
function kindOf(
  number: Identifier,
  kinds: readonly TaxIdKind[],
  role: TaxIdKind['role'],
): TaxIdKind | undefined {
  const validKinds = kinds.filter(kind => kind.validate(number.id).ok)
  return (
    kinds.find(kind => kind.key === number.kind) ??
    validKinds.find(kind => kind.icd !== undefined && kind.icd === number.schemeId) ??
    validKinds.find(kind => kind.role === role) ??
    validKinds[0]
  )
}
