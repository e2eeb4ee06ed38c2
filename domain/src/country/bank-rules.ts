import type { LocalText } from '../local-text.ts'

/** How accounts are written in a country. Whether they have an IBAN is in party/iban.ts. */
export type BankRules = {
  /** The local term of the bank code: 'Routing number'; undefined: it has no name of its own. */
  readonly codeName?: LocalText
  /** Checks a bank code without spaces, in capitals, of an account in the country's currency. */
  readonly isBankCode?: (code: string) => boolean
  /** How a bank code of so many digits is written: '00-00-00'. */
  readonly codePattern?: string
  /** Account number and bank code are used beside the IBAN. */
  readonly usesBankCodeBesideIban?: boolean
  /** Accounts have an address of the Unified Payments Interface. */
  readonly usesUpi?: boolean
  /** Accounts have a key of Pix. */
  readonly usesPix?: boolean
}
