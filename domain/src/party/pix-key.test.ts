import { expect, test } from 'vitest'
import { parsePixKey } from './pix-key.ts'

test.each([
  // The kinds of keys of the Manual de Padrões para Iniciação do Pix.
  ['+5561912345678', '+5561912345678'],
  ['+55 (61) 91234-5678', '+5561912345678'],
  ['Pix@BCB.gov.br', 'pix@bcb.gov.br'],
  [' pix@bcb.gov.br ', 'pix@bcb.gov.br'],
  [`${'a'.repeat(66)}@bcb.gov.br`, `${'a'.repeat(66)}@bcb.gov.br`],
  ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  // A CPF and a CNPJ of the documentation of python-stdnum, and Banco do Brasil's.
  ['390.533.447-05', '39053344705'],
  ['16.727.230/0001-97', '16727230000197'],
  ['00.000.000/0001-91', '00000000000191'],
  // The example of a CNPJ with letters, of Receita Federal.
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
] as const)('the key %s is stored as %s', (text, key) => {
  expect(parsePixKey(text)).toBe(key)
})

test.each([
  '',
  '390.533.447-06',
  '16.727.230/0001-98',
  '12.ABC.345/01DE-36',
  '111.111.111-11',
  '+5561',
  '+4915112345678',
  '++5561912345678',
  '+556191234567890',
  // The check digits of other lengths, by the weights of both.
  '123456789172',
  '167272300001974',
  'pix@bcb',
  `${'a'.repeat(72)}@bcb.gov.br`,
  'Atelier Lumière',
  'josé@bcb.gov.br',
])('%j is no key', text => {
  expect(parsePixKey(text)).toBeUndefined()
})
