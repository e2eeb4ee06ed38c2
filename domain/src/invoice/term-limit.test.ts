import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../date.ts'
import { specimenProfile } from '../testing/draft.ts'
import { exceededTermLimit } from './term-limit.ts'

const ISSUED = localDate('2026-01-15')

function limitOf(
  from: string,
  to: string,
  kind: 'business' | 'government' | 'person',
  days: number,
) {
  const buyer = specimenProfile(to, { kind })
  return exceededTermLimit(specimenProfile(from), buyer, ISSUED, addDays(ISSUED, days))
}

describe('a payment term beyond the law', () => {
  // The laws, quoted: L. 441-10 (FR), § 271a BGB (DE), Ley 3/2004 art. 4 (ES), D.Lgs. 231/2002 art. 4 (IT), law of 2
  // August 2002 as changed on 1 February 2022 (BE), 6:119a BW as changed on 1 July 2022 (NL), act of 8 March 2013 (PL),
  // MSMED Act s. 15 (IN), SI 2013/395 (GB), Directive 2011/7/EU art. 3(5) and 4(3).
  test.each([
    ['DE', 'DE', 'business', 60, '§ 271a Abs. 1 BGB'],
    ['ES', 'ES', 'business', 60, 'Ley 3/2004 art. 4.3'],
    ['IT', 'IT', 'business', 60, 'D.Lgs. 231/2002 art. 4, c. 3'],
    ['BE', 'BE', 'business', 60, 'loi du 2 août 2002 art. 4; wet van 2 augustus 2002 art. 4'],
    ['NL', 'NL', 'business', 30, 'art. 6:119a lid 6 BW'],
    ['PL', 'PL', 'business', 60, 'ustawa z 8.03.2013 (Dz.U. 2023 poz. 1790) art. 7'],
    ['IN', 'IN', 'business', 45, 'MSMED Act 2006 s. 15'],
    [
      'GB',
      'GB',
      'business',
      60,
      'Late Payment of Commercial Debts (Interest) Act 1998 s. 4 (SI 2013/395)',
    ],
    ['SE', 'SE', 'business', 60, 'Directive 2011/7/EU art. 3(5)'],
    ['FR', 'DE', 'business', 60, 'Directive 2011/7/EU art. 3(5)'],
    ['FR', 'FR', 'government', 30, 'art. R. 2192-10 du code de la commande publique'],
    ['FR', 'DE', 'government', 30, '§ 271a Abs. 2 BGB'],
    ['FR', 'SE', 'government', 30, 'Directive 2011/7/EU art. 4(3)'],
  ] as const)('%s to %s, %s: %i days by %s', (from, to, kind, days, law) => {
    expect(limitOf(from, to, kind, days)).toBeUndefined()
    const limit = limitOf(from, to, kind, days + 1)
    expect(limit).toMatchObject({ law })
    expect(limit?.url).toMatch(/^https:\/\//)
  })

  // 45 days and the end of the month, or the end of the month and 45 days: 31 March or 17 March for 15 January.
  test('in France may also be 45 days end of month, counted either way', () => {
    const french = specimenProfile('FR')
    const until = (day: string) => exceededTermLimit(french, french, ISSUED, localDate(day))
    expect(until('2026-03-31')).toBeUndefined()
    expect(until('2026-04-01')).toMatchObject({ law: 'art. L. 441-10 du code de commerce' })
    const end = (issued: string, day: string) =>
      exceededTermLimit(french, french, localDate(issued), localDate(day))
    // 2 January + 45 days is 16 February, the month ends on the 28th; 31 January + 45 days is 17 March.
    expect(end('2026-01-02', '2026-03-17')).toBeUndefined()
    expect(end('2026-01-02', '2026-03-18')).toBeDefined()
    // 20 January + 45 days is 6 March: until 31 March.
    expect(end('2026-01-20', '2026-03-31')).toBeUndefined()
    expect(end('2026-01-20', '2026-04-01')).toBeDefined()
  })

  test('is none towards private persons, nor where no law is known', () => {
    expect(limitOf('DE', 'DE', 'person', 365)).toBeUndefined()
    expect(limitOf('DE', 'US', 'business', 365)).toBeUndefined()
    expect(limitOf('US', 'US', 'business', 365)).toBeUndefined()
    expect(limitOf('GB', 'FR', 'business', 365)).toBeUndefined()
  })
})
