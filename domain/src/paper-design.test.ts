import { describe, expect, test } from 'vitest'
import { DESIGNS, paperStyleOf, styledDesign } from './paper-design.ts'
import { PAPER_DESIGNS } from './paper-style.ts'

describe.each(PAPER_DESIGNS)('the design %s', design => {
  test('is unchanged where the company changed nothing', () => {
    const company = {
      paperDesign: design,
      paperTypeface: 'design',
      paperMargins: 'design',
    } as const
    expect(paperStyleOf(company)).toEqual({ design })
    expect(styledDesign(paperStyleOf(company))).toEqual(DESIGNS[design])
  })

  test('has all its sizes in proportion in another typeface', () => {
    const own = DESIGNS[design]
    const other = own.font === 'Inter' ? 'serif' : 'sans'
    const styled = styledDesign({ design, typeface: other })
    expect(styled.font).toBe(other === 'serif' ? 'Source Serif 4' : 'Inter')
    const ratio = styled.size / own.size
    expect(ratio).not.toBe(1)
    for (const part of ['name', 'title', 'due'] as const) {
      expect(styled[part].size / own[part].size).toBeCloseTo(ratio, 1)
    }
  })

  test('keeps what its arrangement prescribes when the margins change', () => {
    const own = DESIGNS[design].margin
    const [narrow, wide] = (['narrow', 'wide'] as const).map(
      margins => styledDesign({ design, margins }).margin,
    )
    expect(narrow?.far).toBeLessThan(own.far)
    expect(wide?.far).toBeGreaterThan(own.far)
    const isFixed = design === 'rail' || design === 'window'
    expect(narrow?.near === own.near && wide?.near === own.near).toBe(isFixed)
    expect([narrow?.top, wide?.bottom]).toEqual([own.top, own.bottom])
  })
})
