import { expect, test } from 'vitest'
import { type Recent, withRecent } from './recent.ts'

const one = (key: string, label = key): Recent => ({
  key,
  kind: 'invoice',
  label,
  help: '',
  path: `/invoices/${key}`,
})
const keys = (list: readonly Recent[]) => list.map(({ key }) => key)

test('what was chosen last stands first, once, as it is called now', () => {
  const kept = withRecent([one('a'), one('b'), one('c')], one('c', 'renamed'))
  expect(keys(kept)).toEqual(['c', 'a', 'b'])
  expect(kept[0]?.label).toBe('renamed')
})

test('what is long ago is forgotten', () => {
  const many = Array.from({ length: 20 }, (_, i) => String(i))
  const kept = many.reduce<readonly Recent[]>((list, key) => withRecent(list, one(key)), [])
  expect(keys(kept)).toEqual(['19', '18', '17', '16', '15', '14', '13', '12'])
})
