import { type Decision, accept, refuse } from '../../decision.ts'
import type { TaxIdRefusal } from '../tax-id-kind.ts'

/**
 * An entry of a German register as a company writes it, with its court before or after it or without: 'HRB 12345,
 * Amtsgericht Kempten (Allgäu)' is 'Kempten (Allgäu) HRB 12345'. A register has sections (§ 3 Handelsregisterverordnung:
 * A and B; cooperatives, partnerships, associations and civil-law partnerships have registers of their own), and some
 * courts add letters to the number: HRB 148207 B in Berlin.
 */
export function readHandelsregister(text: string): Decision<string, TaxIdRefusal> {
  const entry = ENTRY.exec(text)?.groups
  if (!entry) return refuse('wrong_format')
  const courts = [entry['before'], entry['after']].map(courtOf).filter(court => court !== '')
  const [court = ''] = courts
  if (courts.length > 1 || court.length > MAX_COURT || !/^[\p{L} .()-]*$/u.test(court))
    return refuse('wrong_format')
  const section = SECTIONS.find(one => one.toUpperCase() === entry['section']?.toUpperCase())
  const suffix = entry['suffix']?.toUpperCase()
  return accept([court, section, entry['number'], suffix].filter(Boolean).join(' '))
}

const SECTIONS = ['HRA', 'HRB', 'GnR', 'PR', 'VR', 'GsR'] as const

/** 'AG' and 'in' after a number are no letters of a court: 'HRB 5 AG München', 'HRB 5 in München'. */
const ENTRY =
  /^(?<before>.*?)\s*(?<section>HRA|HRB|GNR|PR|VR|GSR)\s*(?:Nr\.?\s*)?(?<number>\d{1,6})(?:\s*(?<suffix>(?!(?:AG|in)\b)[A-Z]{1,2}))?(?<after>(?:[\s,;:/(].*)?)$/i

const MAX_COURT = 60

/** The name of the court without the words before it. */
function courtOf(text: string | undefined): string {
  return (text ?? '').replace(COURT_WORDS, '').replaceAll(/^[\s,;:/]+|[\s,;:/]+$/g, '')
}

const COURT_WORDS =
  /^[\s,;:/]*((Handelsregister|Registergericht|Amtsgerichts?|AG|beim|des|in)[\s,;:]+)*/i
