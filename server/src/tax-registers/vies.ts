import * as z from 'zod/mini'
import {
  LIMITS,
  NO_ADDRESS,
  type RegisteredAddress,
  type TaxRegister,
  parseJson,
  unavailable,
} from './register.ts'

/**
 * The VAT Information Exchange System of the Commission, REST interface
 * (ec.europa.eu/taxation_customs/vies/#/technical-information). With the requester's own number the answer has a
 * consultation number, which proves that the buyer's number was valid (Art. 138(1)(b) of Directive 2006/112/EC).
 */
export const vies: TaxRegister = {
  name: 'vies',
  url: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  ask: async (send, url, { number, requester }) => {
    const asking = requester !== null && isInVies(requester) ? requester : ''
    const response = await send(`${url}/check-vat-number`, {
      ...LIMITS,
      purpose: 'vies',
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: number.slice(0, 2),
        vatNumber: number.slice(2),
        ...(asking === ''
          ? {}
          : {
              requesterMemberStateCode: asking.slice(0, 2),
              requesterNumber: asking.slice(2),
            }),
      }),
    })
    const text = await response.text()
    const parsed = answerShape.safeParse(parseJson(text))
    if (!response.ok || !parsed.success) return unavailable(failureOf(response.status, text))
    const answer = parsed.data
    // A member state that does not answer is reported with valid: false.
    if (!answer.valid && !['', 'VALID', 'INVALID'].includes(answer.userError ?? ''))
      return unavailable(answer.userError ?? '')
    return {
      kind: 'answered',
      valid: answer.valid,
      name: disclosed(answer.name),
      address: addressOf(disclosed(answer.address)),
      consultationNumber: answer.requestIdentifier ?? '',
      requester: asking,
      response: text,
    }
  },
}

const answerShape = z.object({
  valid: z.boolean(),
  userError: z.nullish(z.string()),
  requestIdentifier: z.nullish(z.string()),
  name: z.nullish(z.string()),
  address: z.nullish(z.string()),
})

const errorShape = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) })

function failureOf(status: number, text: string): string {
  const parsed = errorShape.safeParse(parseJson(text))
  const codes = parsed.success ? parsed.data.errorWrappers.map(({ error }) => error) : []
  return [`status ${status}`, ...codes].join(', ')
}

const MEMBERS =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ')

function isInVies(number: string): boolean {
  return MEMBERS.includes(number.slice(0, 2))
}

/** '---' stands for what a member state does not disclose: Germany and Spain neither name nor address. */
function disclosed(text: string | null | undefined): string {
  const trimmed = (text ?? '').trim()
  return /^-*$/.test(trimmed) ? '' : trimmed
}

/** Lines of text; the last one has the post code and the city in the states that disclose it. */
function addressOf(text: string): RegisteredAddress {
  const lines = text.split(/\s*\n\s*/).filter(line => line !== '')
  const last = lines.at(-1) ?? ''
  const found = /^([A-Z]{0,2}-?\d[\d -]{2,8}[\dA-Z]{0,2})\s+(\D.*)$/.exec(last)
  if (!found) return { ...NO_ADDRESS, line1: lines[0] ?? '', line2: lines.slice(1).join(', ') }
  const [line1 = '', ...rest] = lines.slice(0, -1)
  return { line1, line2: rest.join(', '), postCode: found[1]?.trim() ?? '', city: found[2] ?? '' }
}
