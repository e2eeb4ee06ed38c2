import { decimal } from '@bordereau/domain/money/decimal'
import type { OssRow } from '@bordereau/domain/returns/one-stop-shop'
import { expect, test } from 'vitest'
import { germanOssImport } from './oss-import.ts'

function row(
  state: string,
  rate: string,
  base: bigint,
  vat: bigint,
  more: Partial<OssRow> = {},
): OssRow {
  return {
    state,
    supply: 'goods',
    rate: decimal(rate),
    rateType: 'STANDARD',
    base,
    vat,
    documents: [],
    ...more,
  }
}

test('a state, then its rates; Greece is EL; services and rows of nothing are not in the file', async () => {
  const text = germanOssImport({
    rows: [
      row('AT', '10', 300_00n, 30_00n, { rateType: 'REDUCED' }),
      row('AT', '20', 200_00n, 40_00n),
      row('AT', '20', 999_00n, 199_80n, { supply: 'services' }),
      row('FI', '25.5', 100_00n, 25_50n),
      row('GR', '24', 1n, 0n),
      row('SE', '25', 0n, 0n),
    ],
  })
  await expect(text).toMatchFileSnapshot('golden/de_oss.csv')
})
