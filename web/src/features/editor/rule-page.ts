/**
 * The page of an official rule at its publisher, with its text and the business terms it concerns; undefined for rules
 * that have none of their own. OpenPeppol publishes those of EN 16931 beside its own.
 */
export function rulePage(code: string): string | undefined {
  if (code.startsWith('PEPPOL-EN16931-')) return `${RULES}/ubl-peppol/${code}/`
  return /^BR-(?!DE-|FR-|TMP-)/.test(code) ? `${RULES}/ubl-tc434/${code}/` : undefined
}

const RULES = 'https://docs.peppol.eu/poacc/billing/3.0/rules'
