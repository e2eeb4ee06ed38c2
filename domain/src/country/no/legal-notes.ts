import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { PartyProfile } from '../../party/party.ts'
import { sameDayNote } from '../supply-date-note.ts'

/** What invoices state, by the Norwegian authorities' portal for businesses; read on 2026-11-24. */
export const SALES_DOCUMENTS =
  'https://www.altinn.no/en/start-and-run-business/accounts-and-auditing/accounting/invoices-sales-documentation/'

const SAME_DAY = sameDayNote({ law: 'bokføringsforskriften § 5-1-1', url: SALES_DOCUMENTS })

/** Bokføringsforskriften § 5-1-1: a sales document states the day of supply, also where it is its own. */
export function legalNotes({ kind, type, delivered }: LegalNoteContext): readonly LegalNote[] {
  return delivered || kind === 'credit_note' || type === 'deposit' ? [] : [SAME_DAY]
}

/**
 * Bokføringsforskriften § 5-1-2 and foretaksregisterloven § 10-2: a limited company (AS, ASA) or a branch of a foreign
 * one (NUF) states the register in which it is. Other companies of that register may. A seller that did not say its form
 * is told by its name, of which the form is a part. Source:
 * https://info.altinn.no/starte-og-drive/drive-bedrift/krav-til-informasjon-om-foretaket-pa-nettsider-og-forretningsdokumenter/
 * (read on 2026-11-24); Peppol's rule NO-R-002 wants the words in BT-32.
 */
export function registrationWords({
  legalForm,
  legalName,
}: Pick<PartyProfile, 'legalForm' | 'legalName'>): string | undefined {
  const isCompany = legalForm === undefined ? FORM.test(legalName) : legalForm === 'company'
  return isCompany ? 'Foretaksregisteret' : undefined
}

const FORM = /\s(?:AS|ASA|NUF)\.?$/i
