/** The cards of the sandbox by the end of their number, and why collecting from one fails: those of Stripe's tests. */
export const SANDBOX_CARDS = {
  '4242': null,
  '9995': 'insufficient_funds',
  '3184': 'authentication_required',
} as const
export type SandboxCard = keyof typeof SANDBOX_CARDS

/** The card of a form or a stored method; any other text is the card that works. */
export function sandboxCardOf(text: string): SandboxCard {
  return text === '9995' || text === '3184' ? text : '4242'
}

/** In the order of the form; the first is chosen. */
export const SANDBOX_CARD_ENDS: readonly SandboxCard[] = ['4242', '9995', '3184']
