import {
  type Decimal,
  add,
  decimal,
  divide,
  isZero,
  multiply,
  negate,
  parseDecimal,
} from '@bordereau/domain/money/decimal'
import { latinDigits } from '@bordereau/ui/digits'

/** The mark between whole and fraction in the reader's locale. */
export type DecimalMark = '.' | ','

/** '1234.5' → '1234,5' where the mark is a comma: the text of a number field, which `readNumber` can read again. */
export function withDecimalMark(value: string, mark: DecimalMark): string {
  return mark === ',' ? value.replace('.', ',') : value
}

/** A quotient without end is rounded here: far below any minor unit, short enough to read. */
const QUOTIENT_DECIMALS = 10

/**
 * The value of a number cell: a number or a small sum ('3*120+15%', '(2+3)×1,5'). Exact; only a division may round.
 * `a+15%` means fifteen per cent more than a, as on a desk calculator. Undefined where the text is no sum.
 */
export function evaluate(text: string, mark: DecimalMark): Decimal | undefined {
  const tokens = tokensOf(plainText(text, mark), mark)
  if (tokens === undefined) return undefined
  const rest = { tokens, at: 0 }
  const value = sumOf(rest)
  if (value === undefined || value.percent || rest.at < tokens.length) return undefined
  return value.of.replace(/[-.]/g, '').length > 30 ? undefined : value.of
}

/** Digits and marks of Arabic, Persian and Hindi keyboards as Latin ones. */
function plainText(text: string, mark: DecimalMark): string {
  return latinDigits(text).replaceAll('\u066b', mark).replaceAll('\u066c', '')
}

/** Whether the text is a sum to calculate, rather than a plain number. */
export function isSum(text: string): boolean {
  return /[+*/×÷%()]|\d\s*[-−]/.test(text)
}

/**
 * A number as people write it: '1 234,50', '1.234,50', '1,234.50', "1'234". A single mark with three digits after it
 * is read as the locale reads it.
 */
export function readNumber(text: string, mark: DecimalMark): Decimal | undefined {
  const compact = plainText(text, mark).replace(/[\s\u00a0\u202f'’]/g, '')
  if (!/^\d*(?:[.,]\d*)*$/.test(compact) || !/\d/.test(compact)) return undefined
  const decimalMark = markOf(compact, mark)
  const [whole = '', fraction, ...more] = compact.split(decimalMark)
  if (more.length > 0) return undefined
  const groups = whole.split(decimalMark === '.' ? ',' : '.')
  if (groups.length > 1 && !areGroups(groups)) return undefined
  return parseDecimal(`${groups.join('') || '0'}.${fraction ?? ''}`)
}

function markOf(compact: string, mark: DecimalMark): DecimalMark {
  const [point, comma] = [compact.lastIndexOf('.'), compact.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  const other = mark === '.' ? ',' : '.'
  if (!compact.includes(other)) return mark
  // Only the other mark occurs: it is a group mark where that is possible ('1.234' in German), else the decimal mark
  // ('12.5').
  return areGroups(compact.split(other)) ? mark : other
}

/** Groups of thousands, or of lakhs and crores as in India: '12,34,567'. */
function areGroups([first = '', ...rest]: readonly string[]): boolean {
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    rest.at(-1)?.length === 3 &&
    (rest.every(group => group.length === 3) ||
      (first.length <= 2 && rest.slice(0, -1).every(group => group.length === 2)))
  )
}

type Token = Decimal | '+' | '-' | '*' | '/' | '%' | '(' | ')'

const OPERATORS: Readonly<Record<string, Token>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  x: '*',
  '/': '/',
  '÷': '/',
  '%': '%',
  '(': '(',
  ')': ')',
}

function tokensOf(text: string, mark: DecimalMark): Token[] | undefined {
  if (text.length > 100) return undefined
  const tokens: Token[] = []
  for (const [piece] of text.matchAll(/\d(?:[\d.,\s\u00a0\u202f'’]*[\d.,])?|[.,]\d+|\s+|./gu)) {
    if (piece.trim() === '') continue
    const token = OPERATORS[piece] ?? readNumber(piece, mark)
    if (token === undefined) return undefined
    tokens.push(token)
  }
  return tokens
}

type Rest = { readonly tokens: readonly Token[]; at: number }
/** A value, and whether a percent sign followed it, whose base is not known yet. */
type Value = { readonly of: Decimal; readonly percent: boolean }

const HUNDRED = decimal('100')

function sumOf(rest: Rest): Value | undefined {
  let left = productOf(rest)
  while (left && (rest.tokens[rest.at] === '+' || rest.tokens[rest.at] === '-')) {
    // The sign is read with the factor that follows it.
    const right = productOf(rest)
    if (right === undefined || left.percent) return undefined
    const amount: Decimal = right.percent ? multiply(left.of, hundredth(right.of)) : right.of
    left = { of: add(left.of, amount), percent: false }
  }
  return left
}

function productOf(rest: Rest): Value | undefined {
  let left = factorOf(rest)
  while (left && (rest.tokens[rest.at] === '*' || rest.tokens[rest.at] === '/')) {
    const times = rest.tokens[rest.at++] === '*'
    const right = factorOf(rest)
    if (right === undefined) return undefined
    const [a, b] = [plain(left), plain(right)]
    if (!times && isZero(b)) return undefined
    left = { of: times ? multiply(a, b) : divide(a, b, QUOTIENT_DECIMALS), percent: false }
  }
  return left
}

function factorOf(rest: Rest): Value | undefined {
  const token = rest.tokens[rest.at++]
  if (token === '-' || token === '+') {
    const value = factorOf(rest)
    if (value === undefined || token === '+') return value
    return { ...value, of: negate(value.of) }
  }
  const value = token === '(' ? bracketOf(rest) : numberOf(token)
  if (value === undefined || rest.tokens[rest.at] !== '%') return value
  rest.at++
  return value.percent ? undefined : { of: value.of, percent: true }
}

function bracketOf(rest: Rest): Value | undefined {
  const value = sumOf(rest)
  return rest.tokens[rest.at++] === ')' ? value : undefined
}

function numberOf(token: Token | undefined): Value | undefined {
  const value = token === undefined ? undefined : parseDecimal(token)
  return value === undefined ? undefined : { of: value, percent: false }
}

function plain({ of, percent }: Value): Decimal {
  return percent ? hundredth(of) : of
}

function hundredth(value: Decimal): Decimal {
  return divide(value, HUNDRED, (value.split('.')[1]?.length ?? 0) + 2)
}
