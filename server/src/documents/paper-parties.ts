import { countryRules } from '@bordereau/domain/country/rules'
import type { TaxIdKind } from '@bordereau/domain/country/country'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { addressLines } from '@bordereau/domain/party/address'
import type { Address, Identifier, Party } from '@bordereau/domain/party/party'
import type { Fact, Paper, PaperParty } from './paper-data.ts'
import { type Voice, linesOf } from './voice.ts'

/** BG-4, BG-7 and BG-13 as blocks, and the seller's registrations for the foot of each page. */
export function paperParties(
  invoice: Invoice,
  footer: string,
  voice: Voice,
): Pick<Paper, 'seller' | 'buyer' | 'delivery' | 'footer'> {
  const { seller, buyer } = invoice
  const ids = idsOf(seller, 'seller', voice)
  return {
    seller: {
      ...partyOf(seller, voice, seller.address.country),
      short: seller.tradingName || seller.legalName,
      heading: voice.label(text => text.from),
      lines: addressLines(seller.address, {
        from: buyer.address.country,
        language: voice.language,
      }),
      contact: [seller.contact.email, seller.contact.phone].filter(one => one !== ''),
      ids: ids.slice(0, 2),
    },
    buyer: {
      ...partyOf(buyer, voice, seller.address.country),
      heading: voice.label(text => text.billTo),
      ids: idsOf(buyer, 'buyer', voice),
    },
    delivery: deliveryOf(invoice, voice),
    footer: footerOf(seller, ids, footer),
  }
}

/** What stands in the foot is read once and printed on each page, so it is short; the rest belongs into the notes. */
export const LONGEST_FOOTER = 420

function partyOf(party: Party, voice: Voice, from: string): PaperParty {
  const trading = party.tradingName === '' || party.tradingName === party.legalName
  return {
    heading: null,
    name: party.legalName,
    lines: [
      ...(trading ? [] : [party.tradingName]),
      ...[party.contact.name].filter(name => name !== '' && name !== party.legalName),
      ...addressLines(party.address, { from, language: voice.language }),
    ],
    contact: [],
    ids: [],
  }
}

function deliveryOf(invoice: Invoice, voice: Voice): PaperParty | null {
  const { address, name } = invoice.delivery
  if (!address || sameAddress(address, invoice.buyer.address)) return null
  const { country } = invoice.seller.address
  return {
    heading: voice.label(text => text.deliverTo),
    name: name || invoice.buyer.legalName,
    lines: addressLines(address, { from: country, language: voice.language }),
    contact: [],
    ids: [],
  }
}

function sameAddress(a: Address, b: Address): boolean {
  const lines = (address: Address): string =>
    addressLines(address, { language: 'en' }).join('\n').toLowerCase()
  return lines(a) === lines(b)
}

function footerOf(seller: Party, ids: readonly Fact[], footer: string): string[] {
  const law = [seller.legalName, ...linesOf(seller.legalInformation)].join(' · ')
  const numbers = ids.map(id => `${id.label[0] ?? ''} ${id.value}`.trim()).join(' · ')
  const own = linesOf(footer)
  return [law, numbers, ...(own.join(' ').length > LONGEST_FOOTER ? [] : own.slice(0, 4))]
    .filter(line => line !== '')
    .map(line => (line.length > LONGEST_FOOTER ? `${line.slice(0, LONGEST_FOOTER)}…` : line))
}

/** The numbers of a party under the names they have in its country: 'SIREN 404 833 048', 'GSTIN 27AAP…'. */
function idsOf(party: Party, role: 'seller' | 'buyer', voice: Voice): Fact[] {
  const kinds = countryRules(party.address.country).taxIds
  const vat = party.vatId === '' ? [] : [numberFact({ id: party.vatId }, kinds, 'vat', voice)]
  const register = party.legalRegistration
    ? [numberFact(party.legalRegistration, kinds, 'registration', voice)]
    : []
  const tax =
    role === 'buyer' || party.taxRegistration === ''
      ? []
      : [numberFact({ id: party.taxRegistration }, kinds, 'tax', voice)]
  const others = party.identifiers.map(one => numberFact(one, kinds, 'other', voice))
  const all = [...vat, ...tax, ...register, ...others]
  return all.filter((fact, i) => all.findIndex(other => other.value === fact.value) === i)
}

function numberFact(
  number: Identifier,
  kinds: readonly TaxIdKind[],
  role: TaxIdKind['role'],
  voice: Voice,
): Fact {
  const kind = kindOf(number, kinds, role)
  const label = kind
    ? [kind.label]
    : role === 'other'
      ? ['']
      : voice.label(text =>
          role === 'vat' ? text.vatNumber : role === 'tax' ? text.taxNumber : text.companyNumber,
        )
  return { label, value: kind ? kind.format(number.id) : number.id, ltr: true }
}

/** By its scheme where it has one, else the kind whose rules it keeps; the role the document gives it goes first. */
function kindOf(
  number: Identifier,
  kinds: readonly TaxIdKind[],
  role: TaxIdKind['role'],
): TaxIdKind | undefined {
  const fitting = kinds.filter(kind => kind.validate(number.id).ok)
  return (
    fitting.find(kind => kind.icd !== undefined && kind.icd === number.schemeId) ??
    fitting.find(kind => kind.role === role) ??
    fitting[0]
  )
}
