import type { TaxRegisterName } from '@bordereau/domain/country/tax-register'
import type { LocalDate } from '@bordereau/domain/date'
import type { SendRequest } from '../outgoing/outgoing.ts'

export type RegisterQuestion = {
  /** The number as it is stored: 'FR40303265045', 'PL8567346215', '303265045'. */
  readonly number: string
  /** The VAT number of the company that asks; null where it has none. */
  readonly requester: string | null
  readonly day: LocalDate
}

export type RegisteredAddress = {
  readonly line1: string
  readonly line2: string
  readonly postCode: string
  readonly city: string
}

export type RegisterAnswer =
  | {
      readonly kind: 'answered'
      readonly valid: boolean
      readonly name: string
      readonly address: RegisteredAddress
      readonly consultationNumber: string
      /** The number that was sent as the requester's; '' for none. */
      readonly requester: string
      /** The response as it was received. */
      readonly response: string
    }
  /** No answer: an invalid number is never concluded from it. `reason` is for the log. */
  | { readonly kind: 'unavailable'; readonly reason: string }

/** A public register. `url` is the base address of its documented interface, or of a test server. */
export type TaxRegister = {
  readonly name: TaxRegisterName
  readonly url: string
  readonly ask: (
    send: SendRequest,
    url: string,
    question: RegisterQuestion,
  ) => Promise<RegisterAnswer>
}

export const NO_ADDRESS: RegisteredAddress = { line1: '', line2: '', postCode: '', city: '' }

/** Limits of every register: VIES waits up to 16 seconds for a member state. */
export const LIMITS = { timeoutMs: 20_000, maxBytes: 500_000 } as const

export function unavailable(reason: string): RegisterAnswer {
  return { kind: 'unavailable', reason }
}

/** The text of a response; undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
