import { isCreditNoteCode } from '@bordereau/domain/document-kind'
import type { Invoice, PaymentInstructions } from '@bordereau/domain/invoice/invoice'
import type { BankAccount } from '@bordereau/domain/party/party'
import { type Rule, isPresent, onInvoice, onLines, rule, warning } from '../rule.ts'
import { buyerIn, notInCii, sellerIn, where } from './where.ts'

const CVR = '0184'
const MEANS: ReadonlySet<string> = new Set('1 10 31 42 48 49 50 58 59 93 97'.split(' '))
const UNSPSC_VERSIONS: ReadonlySet<string> = new Set(['19.05.01', '19.0501', '26.08.01', '26.0801'])

const accountOf = ({ iban, accountNumber }: BankAccount): string => iban || accountNumber

/** The rules for CII read its IBANID only, whatever number is in it. */
const numberOf = (account: BankAccount, isCii: boolean): string =>
  isCii ? account.iban : accountOf(account)

/**
 * Rules on a document with one payment means; `holds` is called for each account, or once without one. In UBL a credit
 * note is left out.
 */
function payment(
  code: string,
  terms: string,
  meansCodes: readonly string[],
  holds: (
    payment: PaymentInstructions,
    account: BankAccount | undefined,
    isCii: boolean,
  ) => boolean,
): Rule {
  return onInvoice(code, terms, 'payment.accounts', ({ typeCode, payment }, { cii }) => {
    const isCii = cii !== undefined
    const isLeftOut = !isCii && isCreditNoteCode(typeCode)
    if (!payment || isLeftOut || !meansCodes.includes(payment.meansCode)) return true
    const accounts = payment.accounts.length === 0 ? [undefined] : payment.accounts
    return accounts.every(account => holds(payment, account, isCii))
  })
}

const starts = (text: string, ...kinds: readonly string[]): boolean =>
  kinds.includes(text.slice(0, 3))

/** For girokort (50) and indbetalingskort (93): the kind of card is before the payer's number. */
const PAYMENTS: readonly Rule[] = [
  payment('DK-R-006', 'BT-84 BT-86', ['31', '42'], (_, account, isCii) =>
    account === undefined
      ? false
      : isPresent(numberOf(account, isCii)) && isPresent(account.bic || account.bankCode),
  ),
  payment(
    'DK-R-007',
    'BT-89 BT-90 BT-91',
    ['49'],
    ({ directDebit, accounts }, _, isCii) =>
      // UBL has the mandate in the first payment means only, CII has it once for all.
      (isCii || accounts.length <= 1) &&
      isPresent(directDebit?.mandate ?? '') &&
      isPresent((isCii ? directDebit?.creditorId : directDebit?.debitedAccount) ?? ''),
  ),
  payment(
    'DK-R-008',
    'BT-83 BT-84',
    ['50'],
    ({ remittance }, account, isCii) =>
      starts(remittance, '01#', '04#', '15#') &&
      account !== undefined &&
      (isCii ? account.iban.length === 7 : /^\d{7,8}$/.test(accountOf(account))),
  ),
  payment(
    'DK-R-009',
    'BT-83',
    ['50'],
    ({ remittance }) => !starts(remittance, '04#', '15#') || remittance.length === 19,
  ),
  payment(
    'DK-R-010',
    'BT-83 BT-84',
    ['93'],
    ({ remittance }, account, isCii) =>
      starts(remittance, '71#', '73#', '75#') &&
      account !== undefined &&
      numberOf(account, isCii).length === 8,
  ),
  payment(
    'DK-R-011',
    'BT-83',
    ['93'],
    ({ remittance }) => !starts(remittance, '71#', '75#') || /^.{18,19}$/.test(remittance),
  ),
]

const WITHIN_DENMARK: readonly Rule[] = [
  onInvoice(
    'DK-R-016',
    'BT-115',
    'lines',
    ({ typeCode }, { totals, cii }) =>
      !(cii ? typeCode === '381' : isCreditNoteCode(typeCode)) || totals.payable >= 0n,
  ),
  rule('DK-R-013', 'BT-29 BT-46', ({ invoice, cii }) =>
    (['seller', 'buyer'] as const)
      .filter(side =>
        cii
          ? // Its element for an identifier without a scheme is another one, which the rule does not read.
            invoice[side].identifiers.some(({ schemeId }) => schemeId?.trim() === '')
          : writtenIdentifiers(invoice, side).some(({ schemeId = '' }) => !isPresent(schemeId)),
      )
      .map(side => `${side}.identifiers`),
  ),
  ...notInCii([
    onInvoice(
      'DK-R-017',
      'BT-47',
      'buyer.legalRegistration',
      ({ buyer: { legalRegistration: id } }) => !id || id.schemeId === CVR,
    ),
  ]),
  onInvoice(
    'DK-R-005',
    'BT-81',
    'payment.meansCode',
    ({ typeCode, payment: { meansCode } = { meansCode: '1' } }, { cii }) =>
      (!cii && isCreditNoteCode(typeCode)) || MEANS.has(meansCode),
  ),
  ...PAYMENTS,
  warning(
    onLines('DK-R-003', 'BT-158', 'classifications', ({ classifications: all }) =>
      all.some(({ listId }) => listId === 'TST')
        ? all.some(({ listVersion = '' }) => UNSPSC_VERSIONS.has(listVersion))
        : true,
    ),
  ),
  rule('DK-R-004', 'BT-97 BT-98 BT-104 BT-105', ({ invoice, lines, cii }) => [
    ...invoice.allowancesCharges.flatMap((entry, i) =>
      isDuty(entry) ? [] : [`allowancesCharges.${i}.reason`],
    ),
    // Those of lines are read in UBL only.
    ...(cii ? [] : lines).flatMap((line, i) =>
      line.allowancesCharges.flatMap((entry, j) =>
        isDuty(entry) ? [] : [`lines.${i}.allowancesCharges.${j}.reason`],
      ),
    ),
  ]),
]

/** Peppol's rules for Danish sellers. */
export const DENMARK: readonly Rule[] = where(sellerIn('DK'), [
  onInvoice('DK-R-002', 'BT-30', 'seller.legalRegistration', ({ seller }) =>
    isPresent(seller.legalRegistration?.id ?? ''),
  ),
  onInvoice(
    'DK-R-014',
    'BT-30',
    'seller.legalRegistration',
    ({ seller: { legalRegistration: id } }) => !id || id.schemeId === CVR,
  ),
  ...where(buyerIn('DK'), WITHIN_DENMARK),
])

/** UBL has the buyer's first identifier only. */
function writtenIdentifiers(invoice: Invoice, side: 'seller' | 'buyer') {
  const { identifiers } = invoice[side]
  return side === 'buyer' ? identifiers.slice(0, 1) : identifiers
}

/** The reason ZZZ is a duty: its four digits, or a text with a number sign. */
function isDuty({ reason, reasonCode }: { readonly reason: string; readonly reasonCode: string }) {
  return reasonCode !== 'ZZZ' || /^\s*\d{4}\s*$/.test(reason) || /^[^#].*#.*[^#]$/s.test(reason)
}
