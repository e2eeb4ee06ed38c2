import { expect, test } from 'vitest'
import { structuredCommunication } from './structured-communication.ts'

test.each([
  // https://arthurdejong.org/python-stdnum/doc/2.2/stdnum.be.ogm_vcs
  ['0108068171', '+++010/8068/17183+++'],
  // https://accp.econnect.eu/en/docs/use/pdf-recognition/pdf-processing/payment-reference-belgium
  ['0909337554', '+++090/9337/55493+++'],
  // https://wiki.xmldation.com/Support/ABBL/Reference
  ['3124013980', '+++312/4013/98067+++'],
  // The remainder 0 is written 97.
  ['97', '+++000/0000/09797+++'],
  // Febelfin: the remainder has two digits; 100 leaves 3.
  ['100', '+++000/0000/10003+++'],
  ['F2026-0042', '+++002/0260/04240+++'],
] as const)('the structured communication of %s is %s', (number, communication) => {
  expect(structuredCommunication(number)).toBe(communication)
})

test('a number without digits, or with more than ten, has no structured communication', () => {
  expect(structuredCommunication('DRAFT')).toBeUndefined()
  expect(structuredCommunication('2026-11-0000042')).toBeUndefined()
})
