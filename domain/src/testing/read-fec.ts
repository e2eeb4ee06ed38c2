/**
 * Reads a FEC as the tax office's own test program does (DGFiP/Test-Compta-Demat, trt_txt.pl and fmt_arrete, for art. A.
 * 47 A-1 of the Livre des procédures fiscales). It shares nothing with the writer: what it finds, a stranger finds.
 */
export type FecLine = {
  readonly journal: string
  readonly entry: string
  readonly day: string
  readonly account: string
  readonly piece: string
  /** Cents: debit positive, credit negative. */
  readonly amount: bigint
}

const FIELDS =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'.split(
    ' ',
  )

/** Fields that must have a value: all but the auxiliary account, the matching and the foreign currency. */
const REQUIRED = new Set([0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15])
const DATES = new Set([3, 9, 14, 15])
const NUMBERS = new Set([11, 12, 16])

/** Throws an error that names the line where a rule is broken. */
export function readFec(text: string): readonly FecLine[] {
  const [head = '', ...rest] = text.split('\r\n')
  expectThat(head.split('\t').join() === FIELDS.join(), 'the names of the fields')
  expectThat(rest.pop() === '', 'a last line without its end')
  const lines = rest.map((line, i) => lineOf(line.split('\t'), `line ${i + 2}`))
  for (const [entry, own] of Map.groupBy(lines, one => `${one.journal} ${one.entry}`)) {
    const sum = own.reduce((total, { amount }) => total + amount, 0n)
    expectThat(sum === 0n, `entry ${entry} out of balance by ${sum}`)
    expectThat(new Set(own.map(({ day }) => day)).size === 1, `entry ${entry} on several days`)
  }
  expectSequences(lines)
  return lines
}

function lineOf(values: readonly string[], where: string): FecLine {
  expectThat(values.length === FIELDS.length, `${where}: ${values.length} fields`)
  values.forEach((value, i) => {
    const field = `${where}, ${FIELDS[i]}: ${JSON.stringify(value)}`
    expectThat(value.trim() === value && !/[\p{Cc}|]/u.test(value), field)
    expectThat(value !== '' || !REQUIRED.has(i), field)
    if (value !== '' && DATES.has(i)) expectThat(isDay(value), field)
    if (value !== '' && NUMBERS.has(i)) expectThat(/^-?\d+(,\d{1,3})?$/.test(value), field)
  })
  const [journal = '', , entry = '', day = '', account = '', , , , piece = ''] = values
  expectThat(/^\d{3}/.test(account), `${where}: account ${account}`)
  const [debit, credit] = [centsOf(values[11]), centsOf(values[12])]
  expectThat(debit >= 0n && credit >= 0n && (debit === 0n) !== (credit === 0n), `${where}: amounts`)
  expectThat((values[16] === '') === (values[17] === ''), `${where}: a currency without an amount`)
  return { journal, entry, day, account, piece, amount: debit - credit }
}

/** Each journal numbers its entries without a gap, and by day. */
function expectSequences(lines: readonly FecLine[]): void {
  for (const [journal, own] of Map.groupBy(lines, one => one.journal)) {
    const entries = [...new Set(own.map(({ entry }) => entry))]
    entries.forEach((entry, i) =>
      expectThat(entry.endsWith(`-${i + 1}`), `${journal}: ${entry} is number ${i + 1}`),
    )
    const days = own.map(({ day }) => day)
    expectThat(days.toSorted().join() === days.join(), `${journal}: not by day`)
  }
}

function isDay(text: string): boolean {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return iso !== text && new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso)
}

/** Amounts of the books have two decimals. */
function centsOf(text = ''): bigint {
  expectThat(/^\d+,\d\d$/.test(text), `amount ${text}`)
  return BigInt(text.replace(',', ''))
}

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`FEC: ${what}`)
}
