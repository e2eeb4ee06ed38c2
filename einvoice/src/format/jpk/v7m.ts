import { asciiEmail } from '@bordereau/domain/text/email-address'
import type { Filed, FiledDocument } from '@bordereau/domain/books/filed'
import type { ExclusionReason } from '@bordereau/domain/books/exclusion-reason'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Minor, isTooLarge, sumOf, toText } from '@bordereau/domain/money/currency'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import { divideRounded } from '@bordereau/domain/money/decimal'
import { type Element, el, emptyElement, toLines } from '../xml.ts'
import { type SaleBoxes, saleBoxesOf } from './boxes.ts'
import { type JpkOwner, instantText, taxNumberOf, token } from './parties.ts'

/** The version in force for months since February 2026; published on 19 December 2025. */
export const V7M_NAMESPACE = 'http://crd.gov.pl/wzor/2025/12/19/14090/'
const TYPES = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/09/13/eD/DefinicjeTypy/'
/** The first month that is declared with this version. */
export const V7M_FROM = '2026-02'

/** K_10 to K_22 by their numbers. */
const BOXES = Array.from({ length: 13 }, (_, i) => i + 10)
/** A base and its tax are written together. */
const TAX_OF: Readonly<Record<number, number>> = { 15: 16, 17: 18, 19: 20 }
/** Bases of which another field is a part. */
const PARTS_OF: Readonly<Record<number, number>> = { 12: 11, 14: 13 }

type Amounts = ReadonlyMap<number, Minor>

/**
 * JPK_V7M (3): the record of sales with the fields of the declaration that follow from it. Purchases are empty, as the
 * product has none: they are added before the file is handed in. Amounts in PLN.
 */
export function v7mWriter(owner: JpkOwner, period: ReportPeriod, createdAt: Date) {
  const rows: string[] = []
  const sums = new Map<number, Minor>()
  return {
    add: (filed: Filed): Decision<null, ExclusionReason> => {
      const read = saleBoxesOf(filed)
      if (typeof read === 'string') return refuse(read)
      if ([...read.amounts.values()].some(isTooLarge)) return refuse('amount')
      for (const [box, amount] of read.amounts) sums.set(box, (sums.get(box) ?? 0n) + amount)
      rows.push(toLines(rowOf(filed, read, rows.length + 1), '    '))
      return accept(null)
    },
    end: (): readonly string[] => [
      head(owner, period, createdAt),
      declaration(sums),
      '  <Ewidencja>\n',
      ...rows,
      ...controls(rows.length, sums).map(element => toLines(element, '    ')),
      '  </Ewidencja>\n</JPK>\n',
    ],
    count: () => rows.length,
  }
}

/** GTU and other marks than WSTO_EE are not known here: the documents do not state them. */
function rowOf(
  { one: { document } }: Filed,
  { amounts, isDistanceSale }: SaleBoxes,
  count: number,
) {
  const { invoice } = document
  const { prefix, number } = taxNumberOf(invoice.buyer)
  return need(
    el('SprzedazWiersz', [
      el('LpSprzedazy', String(count)),
      el('KodKrajuNadaniaTIN', number === undefined ? undefined : stateOf(document, prefix)),
      el('NrKontrahenta', number ?? 'BRAK'),
      el('NazwaKontrahenta', token(invoice.buyer.legalName, 512)),
      el('DowodSprzedazy', token(document.number, 256)),
      el('DataWystawienia', document.issueDate),
      el('DataSprzedazy', suppliedOn(document.issueDate, invoice)),
      // The product issues electronic and printed invoices. It knows no number of KSeF.
      el('BFK', '1'),
      el('WSTO_EE', isDistanceSale ? '1' : undefined),
      ...BOXES.map(box => {
        const amount = amounts.get(box)
        return el(`K_${box}`, amount === undefined ? undefined : toText(amount, 'PLN'))
      }),
    ]),
  )
}

/** The state that gave the buyer's number, where that is not Poland; Greece is EL in numbers for VAT. */
function stateOf({ buyerCountry }: FiledDocument, prefix?: string): string | undefined {
  const state = prefix ?? (buyerCountry === 'GR' ? 'EL' : buyerCountry)
  return state === 'PL' ? undefined : state
}

/** The day of supply, where it is another than that of issue. */
export function suppliedOn(
  issued: string,
  { delivery, taxPointDate, period }: Filed['one']['document']['invoice'],
): string | undefined {
  const day = delivery.date ?? taxPointDate ?? period?.end
  return day === issued ? undefined : day
}

/** Whole zloty, half up, as Ordynacja podatkowa art. 63 § 1 rounds bases and taxes. */
function wholeZloty(amount: Minor): bigint {
  return divideRounded(amount, 100n)
}

function declaration(sums: Amounts): string {
  const rounded = new Map(BOXES.map(box => [box, wholeZloty(sums.get(box) ?? 0n)]))
  const of = (boxes: readonly number[]) => sumOf(boxes.map(box => rounded.get(box) ?? 0n))
  const written = new Set(
    [...sums.keys()].flatMap(box => [box, TAX_OF[box] ?? box, PARTS_OF[box] ?? box]),
  )
  const base = of([10, 11, 13, 15, 17, 19, 21, 22])
  const tax = of([16, 18, 20])
  const surplus = tax < 0n ? String(-tax) : undefined
  const fields = [
    ...BOXES.map(box =>
      el(`P_${box}`, written.has(box) ? String(rounded.get(box) ?? 0n) : undefined),
    ),
    el('P_37', String(base)),
    el('P_38', String(tax)),
    el('P_51', String(tax > 0n ? tax : 0n)),
    el('P_53', surplus),
    el('P_62', surplus),
  ]
  return toLines(
    need(
      el('Deklaracja', [
        el('Naglowek', [
          el('KodFormularzaDekl', 'VAT-7', {
            kodSystemowy: 'VAT-7 (23)',
            kodPodatku: 'VAT',
            rodzajZobowiazania: 'Z',
            wersjaSchemy: '1-0E',
          }),
          el('WariantFormularzaDekl', '23'),
        ]),
        el('PozycjeSzczegolowe', fields),
        el('Pouczenia', '1'),
      ]),
    ),
    '  ',
  )
}

function controls(count: number, sums: Amounts): readonly Element[] {
  const tax = sumOf([16, 18, 20].map(box => sums.get(box) ?? 0n))
  return [
    el('SprzedazCtrl', [
      el('LiczbaWierszySprzedazy', String(count)),
      el('PodatekNalezny', toText(tax, 'PLN')),
    ]),
    el('ZakupCtrl', [el('LiczbaWierszyZakupow', '0'), el('PodatekNaliczony', '0.00')]),
  ].map(need)
}

function head(owner: JpkOwner, { from }: ReportPeriod, createdAt: Date): string {
  const header = el('Naglowek', [
    el('KodFormularza', 'JPK_VAT', { kodSystemowy: 'JPK_V7M (3)', wersjaSchemy: '1-0E' }),
    el('WariantFormularza', '3'),
    el('DataWytworzeniaJPK', instantText(createdAt)),
    el('NazwaSystemu', 'Bordereau'),
    el('CelZlozenia', '1', { poz: 'P_7' }),
    el('KodUrzedu', owner.taxOffice),
    el('Rok', from.slice(0, 4)),
    el('Miesiac', String(Number(from.slice(5, 7)))),
  ])
  const subject = el('Podmiot1', [subjectOf(owner)], { rola: 'Podatnik' })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<JPK xmlns="${V7M_NAMESPACE}" xmlns:etd="${TYPES}">\n`,
    ...[header, subject].map(element => toLines(need(element), '  ')),
  ].join('')
}

function subjectOf({ nip, name, email, person }: JpkOwner): Element | undefined {
  if (!person)
    return el('OsobaNiefizyczna', [
      el('NIP', nip),
      el('PelnaNazwa', token(name, 240)),
      el('Email', asciiEmail(email)),
    ])
  return el('OsobaFizyczna', [
    el('etd:NIP', nip),
    el('etd:ImiePierwsze', token(person.firstName, 30)),
    el('etd:Nazwisko', token(person.lastName, 81)),
    el('etd:DataUrodzenia', person.birthDate),
    el('Email', asciiEmail(email)),
  ])
}

/** An element of this schema is never empty. */
function need(element: Element | undefined): Element {
  return element ?? emptyElement('')
}
