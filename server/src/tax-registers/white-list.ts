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
 * The Polish list of VAT payers (ustawa o VAT, art. 96b), interface of the Ministry of Finance
 * (wl-api.mf.gov.pl). `requestId` proves the request. Active payers are "Czynny"; "Zwolniony" is registered as exempt.
 */
export const whiteList: TaxRegister = {
  name: 'white_list',
  url: 'https://wl-api.mf.gov.pl',
  ask: async (send, url, { number, day }) => {
    const nip = number.replace(/^PL/, '')
    const response = await send(`${url}/api/search/nip/${nip}?date=${day}`, {
      ...LIMITS,
      purpose: 'white_list',
      headers: { accept: 'application/json' },
    })
    const text = await response.text()
    const parsed = answerShape.safeParse(parseJson(text))
    if (!response.ok || !parsed.success) return unavailable(failureOf(response.status, text))
    const { subject, requestId } = parsed.data.result
    return {
      kind: 'answered',
      valid: subject?.statusVat === 'Czynny' || subject?.statusVat === 'Zwolniony',
      name: subject?.name ?? '',
      address: addressOf(subject?.workingAddress ?? subject?.residenceAddress ?? ''),
      consultationNumber: requestId,
      requester: '',
      response: text,
    }
  },
}

const answerShape = z.object({
  result: z.object({
    subject: z.nullish(
      z.object({
        name: z.nullish(z.string()),
        statusVat: z.nullish(z.string()),
        residenceAddress: z.nullish(z.string()),
        workingAddress: z.nullish(z.string()),
      }),
    ),
    requestId: z.string(),
  }),
})

/** WL-191: too many requests that day. */
function failureOf(status: number, text: string): string {
  const parsed = z.object({ code: z.string() }).safeParse(parseJson(text))
  return parsed.success ? `status ${status}, ${parsed.data.code}` : `status ${status}`
}

/** 'MORDECHAJA ANIELEWICZA 28A/38, 01-052 WARSZAWA' */
function addressOf(text: string): RegisteredAddress {
  const found = /^(.*?),?\s*(\d{2}-\d{3})\s+(.+)$/.exec(text)
  if (!found) return { ...NO_ADDRESS, line1: text }
  return { ...NO_ADDRESS, line1: found[1] ?? '', postCode: found[2] ?? '', city: found[3] ?? '' }
}
