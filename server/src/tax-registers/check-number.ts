import { checkTaxRegister } from '@bordereau/contract/tax-registers'
import { countryRules } from '@bordereau/domain/country/rules'
import { taxIdsOf } from '@bordereau/domain/country/tax-ids'
import type { TaxRegisterName } from '@bordereau/domain/country/tax-register'
import { vatNumberFor } from '@bordereau/domain/country/union-number'
import { refuse } from '@bordereau/domain/decision'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { findCompany } from '../company/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { OutgoingError } from '../outgoing/error.ts'
import { presentCheck } from './present.ts'
import { type RegisterAnswer, type RegisterQuestion, unavailable } from './register.ts'
import { REGISTERS } from './registers.ts'
import { type CheckRow, insertCheck } from './store.ts'

/** Asks between two transactions: a register may take twenty seconds. */
export const checkTaxRegisterRoute = workspaceRoute(
  checkTaxRegister,
  async ({ tx, context, member, input }) => {
    const kind = countryRules(input.country).taxIds.find(({ key }) => key === input.kind)
    const number = kind?.validate(input.number)
    if (number?.ok !== true) return refuse('tax_id_invalid')
    if (kind?.registers?.(number.value).includes(input.register) !== true)
      return refuse('register_not_applicable')
    const company = await findCompany(tx, member.workspaceId)
    if (!company) return refuse('not_found')
    const question = {
      number: number.value,
      requester: vatNumberOf(company.profile),
      day: today(context.clock, company.timeZone),
    }
    return afterCommitInParts(async transaction => {
      const answer = await ask(context, input.register, question)
      if (answer.kind === 'unavailable') {
        context.log.warn({ register: input.register, reason: answer.reason }, 'no answer')
        return refuse('register_unavailable')
      }
      const row = rowOf(context, member, input.register, number.value, answer)
      await transaction(next => insertCheck(next, row))
      return respond(presentCheck(row))
    })
  },
)

function ask(
  context: AppContext,
  name: TaxRegisterName,
  question: RegisterQuestion,
): Promise<RegisterAnswer> {
  const register = REGISTERS[name]
  const url = context.config.taxRegisterUrls[name] ?? register.url
  return register.ask(context.outgoing.send, url, question).catch((error: unknown) => {
    if (error instanceof OutgoingError) return unavailable(error.code)
    throw error
  })
}

/** In Northern Ireland the one that the Union's register knows. */
function vatNumberOf(profile: PartyProfile): string | null {
  const found = taxIdsOf(profile).find(({ kind }) => kind.role === 'vat')
  return found ? vatNumberFor('goods_in_union', found.value, profile.address) : null
}

/** Longer texts of a register are cut to what a profile may have. */
function rowOf(
  context: AppContext,
  member: { readonly workspaceId: string; readonly id: string },
  register: TaxRegisterName,
  number: string,
  answer: Extract<RegisterAnswer, { kind: 'answered' }>,
): CheckRow {
  const cut = (text: string) => text.replaceAll('\0', '').slice(0, 200)
  return {
    workspace_id: member.workspaceId,
    id: newId(),
    register,
    number,
    valid: answer.valid,
    name: cut(answer.name),
    line1: cut(answer.address.line1),
    line2: cut(answer.address.line2),
    post_code: cut(answer.address.postCode),
    city: cut(answer.address.city),
    consultation_number: cut(answer.consultationNumber),
    requester: answer.requester,
    response: answer.response.replaceAll('\0', ''),
    person_id: member.id,
    checked_at: context.clock.now(),
  }
}
