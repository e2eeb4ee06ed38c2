import type { Decision } from '@bordereau/domain/decision'

/** The sample asks for nothing that may be refused: a refusal here is a bug in it, and thrown. */
export function granted<Value>(decision: Decision<Value, string>): Value {
  if (decision.ok) return decision.value
  throw new Error(`the sample was refused: ${decision.refusal} ${JSON.stringify(decision.detail)}`)
}
