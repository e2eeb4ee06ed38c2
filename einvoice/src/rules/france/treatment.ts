import type { Invoice } from '@bordereau/domain/invoice/invoice'

export function notes({ notes: all }: Invoice, subject: string): string[] {
  return all.filter(note => note.subjectCode === subject).map(note => note.text)
}

/** The codes of the notes BAR: how the reform treats the document. */
export function barTreatments(invoice: Invoice): string[] {
  return notes(invoice, 'BAR').map(text => text.trim())
}

/** Marked as an invoice between businesses within France. */
export function isBetweenBusinesses(invoice: Invoice): boolean {
  return barTreatments(invoice).includes('B2B')
}
