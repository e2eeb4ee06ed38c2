import type { Endpoint, InputOf, ResponseOf } from '@bordereau/contract/endpoint'
import { issueInvoice } from '@bordereau/contract/invoices'
import type { ApiResponse, Visitor } from '../../../e2e/visitor.ts'

export type Invoice = ResponseOf<typeof issueInvoice>

type Issued =
  | { readonly ok: true; readonly value: Invoice }
  | { readonly ok: false; readonly rules: readonly string[] }

/** Issues a draft that was just returned; the rules that it violates otherwise. */
export async function issue(
  owner: Visitor,
  workspaceId: string,
  drafted: ApiResponse,
): Promise<Issued> {
  if (drafted.status >= 400) return { ok: false, rules: [reasonOf(drafted)] }
  const { id, version } = drafted.body
  const query = { workspaceId, invoiceId: String(id) }
  const response = await call(owner, issueInvoice, query, { version: Number(version) })
  if (response.status < 400) return { ok: true, value: shaped(issueInvoice, response) }
  return { ok: false, rules: rulesIn(response.body['detail']) ?? [reasonOf(response)] }
}

/** The codes of what the detail of a refusal lists: violated rules, or missing fields. */
function rulesIn(detail: unknown): readonly string[] | undefined {
  const { faults, missing }: { faults?: unknown; missing?: unknown } = Object(detail)
  const all = Array.isArray(faults) ? faults : missing
  return Array.isArray(all) ? [...new Set(all.map(one => String(one.code)))] : undefined
}

const reasonOf = ({ status, body }: ApiResponse): string =>
  `${status} ${String(body['refusal'] ?? '')} ${JSON.stringify(body['detail'] ?? '')}`.slice(0, 200)

export function call<E extends Endpoint>(
  owner: Visitor,
  endpoint: E,
  query: Readonly<Record<string, string>>,
  body?: InputOf<E['request']>,
): Promise<ApiResponse> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => query[name] ?? '')
  return owner.send(endpoint.method, path, body)
}

export async function value<E extends Endpoint>(
  owner: Visitor,
  endpoint: E,
  query: Readonly<Record<string, string>>,
  body?: InputOf<E['request']>,
): Promise<ResponseOf<E>> {
  const response = await call(owner, endpoint, query, body)
  if (response.status >= 400) throw new Error(`${endpoint.name}: ${reasonOf(response)}`)
  return shaped(endpoint, response)
}

export function shaped<E extends Endpoint>(endpoint: E, { body }: ApiResponse): ResponseOf<E> {
  return endpoint.response?.parse(body) as ResponseOf<E>
}
