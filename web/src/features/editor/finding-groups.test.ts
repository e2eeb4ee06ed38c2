import { expect, test } from 'vitest'
import { groupFindings, lineNumbers } from './finding-groups.ts'

const finding = (code: string, path: string, severity: 'fatal' | 'warning' = 'warning') =>
  ({ code, path, severity, from: 'rule' }) as const

test('the same finding in the same field of several lines is one entry, the others stay apart', () => {
  const groups = groupFindings([
    finding('BDX-TAX-02', 'lines.0.tax'),
    finding('due_missing', 'due', 'fatal'),
    finding('BDX-TAX-02', 'lines.2.tax'),
    finding('BDX-TAX-01', 'lines.2.tax', 'fatal'),
    finding('BDX-TAX-02', 'lines.10.tax'),
    finding('BDX-TAX-02', 'lines.1.allowancesCharges.0.tax'),
  ])
  expect(groups.map(({ findings, lines }) => [findings[0]?.code, findings.length, lines])).toEqual([
    ['BDX-TAX-02', 3, [0, 2, 10]],
    ['due_missing', 1, []],
    ['BDX-TAX-01', 1, [2]],
    ['BDX-TAX-02', 1, [1]],
  ])
  expect(groups.map(({ key }) => key)).toEqual([
    'BDX-TAX-02 warning lines.*.tax',
    'due_missing fatal due',
    'BDX-TAX-01 fatal lines.*.tax',
    'BDX-TAX-02 warning lines.*.allowancesCharges.0.tax',
  ])
})

test.each([
  [[0], '1'],
  [[0, 1, 2], '1–3'],
  [[0, 1, 2, 6], '1–3, 7'],
  [[1, 3, 4], '2, 4–5'],
])('the lines %j are read as %s', (indexes, text) => {
  expect(lineNumbers(indexes)).toBe(text)
})
