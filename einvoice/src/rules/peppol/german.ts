import type { Contact } from '@bordereau/domain/party/party'
import { parseIban } from '@bordereau/domain/party/iban'
import { isPresent, onEach, onInvoice, rule, type Rule, type Subject, warning } from '../rule.ts'

/** Makes the rule's code in its set from its number: BR-DE-15 in XRechnung, DE-R-015 in Peppol. */
export type Naming = (number: string) => string

/** UNTDID 1001 as Germany uses it. */
const TYPES: ReadonlySet<string> = new Set('326 380 384 389 381 875 876 877'.split(' '))

const TRANSFER: ReadonlySet<string> = new Set(['30', '58'])
const CARD: ReadonlySet<string> = new Set(['48', '54', '55'])
const DEBIT: ReadonlySet<string> = new Set(['59'])

const isIban = (text: string): boolean => parseIban(text).ok

const SKONTO = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/
const EMAIL = /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/

/** XRechnung's rules, which Peppol repeats for German sellers to German buyers. Left out: 21 (only for XRechnung itself). */
export function german(name: Naming): Rule[] {
  return [...partyRules(name), ...documentRules(name), ...paymentRules(name)]
}

function partyRules(name: Naming): Rule[] {
  const contact = 'seller.contact'
  return [
    onInvoice(name('2'), 'BG-6', contact, ({ seller }) =>
      Object.values(seller.contact).some(isPresent),
    ),
    onInvoice(name('3'), 'BT-37', 'seller.address.city', i => isPresent(i.seller.address.city)),
    onInvoice(name('4'), 'BT-38', 'seller.address.postCode', i =>
      isPresent(i.seller.address.postCode),
    ),
    contactPart(name('5'), 'BT-41', 'name'),
    contactPart(name('6'), 'BT-42', 'phone'),
    contactPart(name('7'), 'BT-43', 'email'),
    warning(
      onInvoice(
        name('27'),
        'BT-42',
        `${contact}.phone`,
        ({
          seller: {
            contact: { phone },
          },
        }) => !isPresent(phone) || phone.replace(/\D/g, '').length >= 3,
      ),
    ),
    warning(
      onInvoice(
        name('28'),
        'BT-43',
        `${contact}.email`,
        ({
          seller: {
            contact: { email },
          },
        }) => !isPresent(email) || EMAIL.test(email.trim()),
      ),
    ),
    onInvoice(name('8'), 'BT-52', 'buyer.address.city', i => isPresent(i.buyer.address.city)),
    onInvoice(name('9'), 'BT-53', 'buyer.address.postCode', i =>
      isPresent(i.buyer.address.postCode),
    ),
    onInvoice(
      name('10'),
      'BT-77',
      'delivery.address.city',
      ({ delivery: { address } }) => !address || isPresent(address.city),
    ),
    onInvoice(
      name('11'),
      'BT-78',
      'delivery.address.postCode',
      ({ delivery: { address } }) => !address || isPresent(address.postCode),
    ),
    rule(name('16'), 'BT-31 BT-32 BG-11', ({ taxed, invoice: { seller, taxRepresentative } }) =>
      taxed.some(({ tax }) => tax.category !== 'O') &&
      !isPresent(seller.vatId) &&
      !isPresent(seller.taxRegistration) &&
      !taxRepresentative
        ? ['seller.vatId']
        : [],
    ),
  ]
}

/** Without any contact, rule 2 reports it. */
function contactPart(code: string, term: string, part: keyof Contact): Rule {
  return onInvoice(
    code,
    term,
    `seller.contact.${part}`,
    ({ seller: { contact } }) =>
      isPresent(contact[part]) || !Object.values(contact).some(isPresent),
  )
}

function documentRules(name: Naming): Rule[] {
  return [
    onInvoice(name('1'), 'BG-16', 'payment', ({ payment }) => payment !== undefined),
    onInvoice(name('15'), 'BT-10', 'buyerReference', i => isPresent(i.buyerReference)),
    warning(onInvoice(name('17'), 'BT-3', 'typeCode', ({ typeCode }) => TYPES.has(typeCode))),
    onInvoice(name('18'), 'BT-20', 'paymentTerms', ({ paymentTerms }) =>
      isValidSkonto(paymentTerms),
    ),
    onEach(
      name('22'),
      'BT-125',
      'supportingDocuments',
      invoice => invoice.supportingDocuments,
      'file.name',
      (document, { supportingDocuments }) =>
        !document.file ||
        supportingDocuments.filter(other => other.file?.name === document.file?.name).length === 1,
    ),
    warning(
      onInvoice(
        name('26'),
        'BT-3 BG-3',
        'precedingInvoices',
        invoice => invoice.typeCode !== '384' || invoice.precedingInvoices.length > 0,
      ),
    ),
  ]
}

function paymentRules(name: Naming): Rule[] {
  const letters = name('1').startsWith('BR') ? ['a', 'b'] : ['1', '2']
  const exclusive = (number: string, codes: ReadonlySet<string>, own: Means): Rule[] => [
    means(`${name(number)}-${letters[0]}`, codes, own, has => has(own)),
    means(`${name(number)}-${letters[1]}`, codes, own, has =>
      MEANS.every(other => other === own || !has(other)),
    ),
  ]
  return [
    warning(
      rule(name('19'), 'BT-84', ({ invoice: { payment } }) =>
        payment?.meansCode === '58'
          ? payment.accounts.flatMap(({ iban }, i) =>
              isIban(iban) ? [] : [`payment.accounts.${i}.iban`],
            )
          : [],
      ),
    ),
    warning(
      onInvoice(
        name('20'),
        'BT-91',
        'payment.directDebit.debitedAccount',
        ({ payment }) =>
          payment?.meansCode !== '59' || isIban(payment.directDebit?.debitedAccount ?? ''),
      ),
    ),
    ...exclusive('23', TRANSFER, 'accounts'),
    ...exclusive('24', CARD, 'card'),
    ...exclusive('25', DEBIT, 'directDebit'),
    onInvoice(
      name('30'),
      'BT-90',
      'payment.directDebit.creditorId',
      ({ payment }) => !payment?.directDebit || isPresent(payment.directDebit.creditorId),
    ),
    onInvoice(
      name('31'),
      'BT-91',
      'payment.directDebit.debitedAccount',
      ({ payment }) => !payment?.directDebit || isPresent(payment.directDebit.debitedAccount),
    ),
  ]
}

const MEANS = ['accounts', 'card', 'directDebit'] as const
type Means = (typeof MEANS)[number]

const TERMS: Readonly<Record<Means, string>> = {
  accounts: 'BG-17',
  card: 'BG-18',
  directDebit: 'BG-19',
}

function means(
  code: string,
  codes: ReadonlySet<string>,
  own: Means,
  holds: (has: (means: Means) => boolean) => boolean,
): Rule {
  return rule(code, `BT-81 ${TERMS[own]}`, ({ invoice: { payment } }: Subject) => {
    if (!payment || !codes.has(payment.meansCode)) return []
    const has = (one: Means) =>
      one === 'accounts' ? payment.accounts.length > 0 : payment[one] !== undefined
    return holds(has) ? [] : [`payment.${own}`]
  })
}

/** A line that begins with # must be a discount in Germany's notation, and a line break must end it. */
function isValidSkonto(terms: string): boolean {
  const lines = terms.split(/\r?\n/)
  const marked = lines.filter(line => line.trim().startsWith('#'))
  if (!marked.every(line => SKONTO.test(line.trim()))) return false
  return marked.length === 0 || !(lines.at(-1) ?? '').trim().startsWith('#')
}
