import { TAX_REGISTERS } from '@bordereau/domain/country/tax-register'
import * as z from 'zod/mini'
import { type ResponseOf, endpoint } from './endpoint.ts'
import { country, id, inWorkspace, instant, required, text } from './value.ts'

const register = z.enum(TAX_REGISTERS)

/** What a register answered on a day. Checks are kept and never changed: they prove that a number was valid. */
export const taxRegisterCheck = z.object({
  id,
  register,
  /** The number as it is stored, with the letters of its country. */
  number: z.string(),
  valid: z.boolean(),
  /** Empty where the register does not disclose it. */
  name: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    postCode: z.string(),
    city: z.string(),
  }),
  /** The register's own number of the request; VIES has one only for a requester with a VAT number. */
  consultationNumber: z.string(),
  /** The number of the company that asked; empty where it was not stated. */
  requester: z.string(),
  checkedAt: instant,
})
export type TaxRegisterCheck = z.infer<typeof taxRegisterCheck>

/** A check as an issued document keeps it. */
export const vatProof = z.omit(taxRegisterCheck, { id: true, valid: true, address: true })

/**
 * The latest checks of a number, the newest first; none without a number. `available`: whether the instance may send
 * requests at all.
 */
export const listTaxRegisterChecks = endpoint({
  name: 'listTaxRegisterChecks',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/tax-register-checks',
  access: 'customers.read',
  query: z.object({ ...inWorkspace, number: z.optional(text(60)) }),
  response: z.object({ available: z.boolean(), checks: z.array(taxRegisterCheck) }),
})
export type TaxRegisterChecks = ResponseOf<typeof listTaxRegisterChecks>

/** Asks a register about a number, and keeps its answer. */
export const checkTaxRegister = endpoint({
  name: 'checkTaxRegister',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/tax-register-checks',
  access: 'customers.update',
  query: z.object(inWorkspace),
  request: z.object({ register, country, kind: required(40), number: required(60) }),
  response: taxRegisterCheck,
  refusals: { tax_id_invalid: 422, register_not_applicable: 422, register_unavailable: 503 },
})
