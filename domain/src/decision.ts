/** The result of a pure rule: a value, or the reason of a refusal. A refusal is data; a bug is thrown. */
export type Decision<Value, Refusal extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal; readonly detail?: unknown }

export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<Refusal extends string>(
  refusal: Refusal,
  detail?: unknown,
): { ok: false; refusal: Refusal; detail?: unknown } {
  return detail === undefined ? { ok: false, refusal } : { ok: false, refusal, detail }
}
