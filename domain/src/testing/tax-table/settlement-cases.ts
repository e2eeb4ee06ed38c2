/** What a document says beside its tax, as its seller's law has it: withheld, charged, owed, rounded, paid in advance. */
export type SettlementCase = {
  /** Country. */
  readonly seller: string
  /** '1000 services S 21': net amount, supply, category and rate; several lines are separated by '; '. */
  readonly sold: string
  /**
   * Steps separated by ' + ': 'withholding irpf', 'charge cassa' (with an amount where the law has none: 'charge tcs 59'),
   * 'duty', 'rounded', 'deposit 30' (percent of the agreed sum, invoiced before).
   */
  readonly what: string
  /** Of a final invoice what the deposits leave; amounts with the decimals of the currency. */
  readonly net: string
  readonly tax: string
  readonly withheld: string
  /** 'owed' by the seller, 'charged' to the buyer, or empty. */
  readonly duty: string
  readonly due: string
  /** What the cited law contains, in the data of the country; of deposits the law itself. */
  readonly law: string
  /** A key of SOURCES where no data of the country cites the law. */
  readonly source: string
}

const ROWS = [
  // Spain: RD 439/2007.
  'ES | 1000 services S 21 | withholding irpf | 1000.00 | 210.00 | 150.00 | | 1060.00 | art. 95.1 |',
  'ES | 1000 services S 21 | withholding irpf_start | 1000.00 | 210.00 | 70.00 | | 1140.00 | art. 95.1 |',
  'ES | 800 services S 21 | withholding irpf_rent | 800.00 | 168.00 | 152.00 | | 816.00 | art. 100 |',
  'ES | 333.33 services S 21 | withholding irpf | 333.33 | 70.00 | 50.00 | | 353.33 | art. 95.1 |',
  // Italy: DPR 600/1973 art. 25; the contribution to a fund is not withheld from, the INPS one is.
  'IT | 1000 services S 22 | withholding ritenuta | 1000.00 | 220.00 | 200.00 | | 1020.00 | DPR 600/1973 |',
  'IT | 1000 services S 22 | withholding ritenuta + charge cassa | 1040.00 | 228.80 | 200.00 | | 1068.80 | DPR 600/1973 |',
  'IT | 1000 services S 22 | withholding ritenuta + charge rivalsa_inps | 1040.00 | 228.80 | 208.00 | | 1060.80 | DPR 600/1973 |',
  'IT | 1000 services S 22 | charge cassa | 1040.00 | 228.80 | | | 1268.80 | L. 6/1981 |',
  'IT | 1000 services S 22 | charge rivalsa_inps | 1040.00 | 228.80 | | | 1268.80 | L. 662/1996 |',
  // Italian stamp duty: above 77.47 euros of what has no VAT.
  'IT | 77.47 services E 0 | duty | 77.47 | 0.00 | | | 77.47 | DPR 642/1972 |',
  'IT | 77.48 services E 0 | duty | 77.48 | 0.00 | | owed | 77.48 | DPR 642/1972 |',
  'IT | 77.48 services E 0 | duty + charge bollo | 79.48 | 0.00 | | charged | 79.48 | DPR 642/1972 |',
  'IT | 76 services E 0 | duty + charge bollo | 78.00 | 0.00 | | | 78.00 | DPR 642/1972 |',
  'IT | 500 services O 0 | duty | 500.00 | 0.00 | | owed | 500.00 | DPR 642/1972 |',
  'IT | 500 services S 22 | duty | 500.00 | 110.00 | | | 610.00 | DPR 642/1972 |',
  'IT | 500 goods K 0 | duty | 500.00 | 0.00 | | | 500.00 | DPR 642/1972 |',
  'IT | 500 goods G 0 | duty | 500.00 | 0.00 | | | 500.00 | DPR 642/1972 |',
  'IT | 500 services AE 0 | duty | 500.00 | 0.00 | | | 500.00 | DPR 642/1972 |',
  'IT | 50 services E 0; 500 services S 22 | duty | 550.00 | 110.00 | | | 660.00 | DPR 642/1972 |',
  'IT | 40 services E 0; 40 services O 0 | duty | 80.00 | 0.00 | | owed | 80.00 | DPR 642/1972 |',
  // Britain: of labour, not of materials and VAT.
  'GB | 1200 services S 20; 480 goods S 20 | withholding cis | 1680.00 | 336.00 | 240.00 | | 1776.00 | Finance Act 2004 |',
  'GB | 1200 services AE 0; 480 goods AE 0 | withholding cis | 1680.00 | 0.00 | 240.00 | | 1440.00 | Finance Act 2004 |',
  'GB | 1200 services S 20 | withholding cis_unregistered | 1200.00 | 240.00 | 360.00 | | 1080.00 | Finance Act 2004 |',
  // India: of the sum without GST, invoices to the rupee.
  'IN | 50000 services S 18 | withholding tds_professional | 50000.00 | 9000.00 | 5000.00 | | 54000.00 | s. 393(1) |',
  'IN | 50000 services S 18 | withholding tds_technical | 50000.00 | 9000.00 | 1000.00 | | 58000.00 | s. 393(1) |',
  'IN | 50000 services S 18 | withholding tds_contractor | 50000.00 | 9000.00 | 500.00 | | 58500.00 | s. 393(1) |',
  'IN | 50000 services S 18 | withholding tds_contractor_firm | 50000.00 | 9000.00 | 1000.00 | | 58000.00 | s. 393(1) |',
  'IN | 5000 goods S 18 | charge tcs 59 | 5059.00 | 900.00 | | | 5959.00 | s. 394 |',
  'IN | 1234.56 services S 18 | rounded | 1234.56 | 222.22 | | | 1457.00 | s. 170 |',
  'CH | 99.98 services S 8.1 | rounded | 99.98 | 8.10 | | | 108.10 | MünzV |',
  'CH | 99.99 services S 2.6 | rounded | 99.99 | 2.60 | | | 102.60 | MünzV |',
  // Deposits: their VAT is set off openly, and what remains is what the final invoice owes.
  'DE | 1000 services S 19 | deposit 30 | 700.00 | 133.00 | | | 833.00 | § 14 Abs. 5 Satz 2 UStG | de-ustg',
  'DE | 1000 services S 19 | deposit 30 + deposit 50 | 200.00 | 38.00 | | | 238.00 | § 14 Abs. 5 Satz 2 UStG | de-ustg',
  'DE | 99.99 services S 19; 49.99 goods S 7 | deposit 33 | 100.48 | 15.07 | | | 115.55 | § 14 Abs. 5 Satz 2 UStG | de-ustg',
  'DE | 1000 services S 19 | deposit 100 | 0.00 | 0.00 | | | 0.00 | § 14 Abs. 5 Satz 2 UStG | de-ustg',
  'FR | 1000 services S 20; 200 goods S 5.5 | deposit 30 | 840.00 | 147.70 | | | 987.70 | Art. 220 (1) (4), (5) Directive 2006/112/EC | directive',
  'PL | 1000 goods S 23 | deposit 40 | 600.00 | 138.00 | | | 738.00 | Art. 220 (1) (4), (5) Directive 2006/112/EC | directive',
  'ES | 1000 services S 21 | withholding irpf + deposit 50 | 500.00 | 105.00 | 150.00 | | 455.00 | art. 95.1 |',
]

export const SETTLEMENT_CASES: readonly SettlementCase[] = ROWS.map(row => {
  const columns = row.split('|').map(column => column.trim())
  if (columns.length !== 10) throw new RangeError(`a case has 10 columns: ${row}`)
  const [seller = '', sold = '', what = '', net = '', tax = '', withheld = ''] = columns
  const [duty = '', due = '', law = '', source = ''] = columns.slice(6)
  return { seller, sold, what, net, tax, withheld, duty, due, law, source }
})
