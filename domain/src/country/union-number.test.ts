import { expect, test } from 'vitest'
import { specimenProfile } from '../testing/draft.ts'
import { vatNumberFor } from './union-number.ts'

test.each([
  ['GB', 'BT1 1AA', 'GB980780684', 'XI980780684', 'GB980780684'],
  ['GB', 'BT1 1AA', 'XI980780684', 'XI980780684', 'GB980780684'],
  ['GB', 'BT1 1AA', '', '', ''],
  ['GB', 'SW1A 1AA', 'GB980780684', 'GB980780684', 'GB980780684'],
  // A trader of Great Britain with goods in Northern Ireland entered what it wants to be known by.
  ['GB', 'SW1A 1AA', 'XI980780684', 'XI980780684', 'XI980780684'],
  ['IE', 'D02 X285', 'IE6433435F', 'IE6433435F', 'IE6433435F'],
  ['ES', '35001', 'ESB58378431', 'ESB58378431', 'ESB58378431'],
])('in %s %s the number %s is %s for goods in the Union, else %s', (...row) => {
  const [country, postCode, number, inUnion, other] = row
  const at = { ...specimenProfile(country).address, postCode }
  expect(vatNumberFor('goods_in_union', number, at)).toBe(inUnion)
  expect(vatNumberFor('other', number, at)).toBe(other)
})
