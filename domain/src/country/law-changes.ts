import { type LocalDate, addDays, localDate } from '../date.ts'
import type { LocalText } from '../local-text.ts'
import type { Country } from '../party/party.ts'
import type { Law } from './settlement.ts'

/** A day from which invoices of a country's sellers name their law otherwise. */
export type LawChange = Law & {
  readonly key: string
  readonly on: LocalDate
  readonly country: Country
  /** What changes on documents. */
  readonly what: LocalText
}

/** A month before the day and a month after it, its sellers are shown the change. */
const DAYS_AROUND = 31

/** The changes that concern the sellers of a country on a day. */
export function lawChangesAround(country: Country, day: LocalDate): readonly LawChange[] {
  return CHANGES.filter(
    change =>
      change.country === country &&
      day >= addDays(change.on, -DAYS_AROUND) &&
      day <= addDays(change.on, DAYS_AROUND),
  )
}

const CHANGES: readonly LawChange[] = [
  {
    key: 'it_unified_text',
    on: localDate('2027-01-01'),
    country: 'IT',
    law: 'D.Lgs. 19 gennaio 2026, n. 10, art. 171',
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2026-01-19;10',
    what: {
      en: 'Invoices cite the articles of the Testo unico IVA.',
      fr: 'Les factures citent les articles du Testo unico IVA.',
      de: 'Rechnungen nennen die Artikel des Testo unico IVA.',
      es: 'Las facturas citan los artículos del Testo unico IVA.',
      pl: 'Faktury powołują artykuły Testo unico IVA.',
      it: 'Le fatture citano gli articoli del Testo unico IVA.',
      hi: 'बीजक Testo unico IVA के अनुच्छेद बताते हैं।',
      ar: 'تذكر الفواتير مواد Testo unico IVA.',
      nl: 'Facturen noemen de artikelen van de Testo unico IVA.',
      pt: 'As faturas citam os artigos do Testo unico IVA.',
    },
  },
  {
    key: 'fr_recodified',
    on: localDate('2027-01-01'),
    country: 'FR',
    law: 'Ordonnances n° 2025-1247, n° 2026-671',
    url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000054497139',
    what: {
      en: 'The CIBS replaces the articles of the CGI on VAT, which invoices may name until 30 June 2028.',
      fr: 'Le CIBS remplace les articles du CGI sur la TVA, que les factures peuvent nommer jusqu’au 30 juin 2028.',
      de: 'Das CIBS ersetzt die Artikel des CGI zur Mehrwertsteuer, die Rechnungen bis 30. Juni 2028 nennen dürfen.',
      es: 'El CIBS sustituye los artículos del CGI sobre el IVA, que las facturas pueden citar hasta el 30 de junio de 2028.',
      pl: 'CIBS zastępuje artykuły CGI o VAT, które faktury mogą podawać do 30 czerwca 2028.',
      it: 'Il CIBS sostituisce gli articoli del CGI sull’IVA, che le fatture possono nominare fino al 30 giugno 2028.',
      hi: 'CIBS, VAT पर CGI के अनुच्छेदों की जगह लेता है, जिन्हें बीजक 30 जून 2028 तक बता सकते हैं।',
      ar: 'يحل CIBS محل مواد CGI عن ضريبة القيمة المضافة، ويجوز للفواتير ذكرها حتى 30 يونيو 2028.',
      nl: 'De CIBS vervangt de artikelen van de CGI over de btw, die facturen tot en met 30 juni 2028 mogen noemen.',
      pt: 'O CIBS substitui os artigos do CGI sobre o IVA, que as faturas podem citar até 30 de junho de 2028.',
    },
  },
]
