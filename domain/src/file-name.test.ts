import { expect, test } from 'vitest'
import { savableName } from './file-name.ts'

test.each(['CON', 'con.pdf', 'Nul.tar.gz', 'AUX .csv', 'prn ', 'COM1.pdf', 'lpt³.txt', 'CONIN$'])(
  '%s, which Windows cannot save, gets another name',
  name => {
    expect(savableName(name)).toBe(`_${name}`)
    expect(savableName(savableName(name))).toBe(`_${name}`)
  },
)

test.each([
  'CONTO.csv',
  'Con-1.pdf',
  'com.pdf',
  'COM12.pdf',
  'nul_.csv',
  'x.con',
  'Aux Délices.csv',
])('%s is saved as it is', name => expect(savableName(name)).toBe(name))
