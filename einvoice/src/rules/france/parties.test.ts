import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Party } from '@bordereau/domain/party/party'
import { expect, test } from 'vitest'
import { frenchFindings, frenchSale } from '../../testing/french-sale.ts'

const ABROAD = frenchSale().notes.map(note =>
  note.subjectCode === 'BAR' ? { ...note, text: 'B2BINT' } : note,
)

function of(side: 'seller' | 'buyer', party: Partial<Party>, change: Partial<Invoice> = {}) {
  const invoice = frenchSale(change)
  return frenchFindings({ ...invoice, [side]: { ...invoice[side], ...party } })
}

const identified = (side: 'seller' | 'buyer', schemeId: string, ...ids: string[]) =>
  of(side, { identifiers: ids.map(id => ({ id, schemeId })) })

test.each([
  ['seller', 'BT-29'],
  ['buyer', 'BT-46'],
] as const)('identifiers of the %s (%s) name their path', (side, term) => {
  expect(identified(side, '0009', '1')).toEqual([`BR-FR-09_${term} ${side}.identifiers.0`])
  expect(identified(side, '0088', '1', '2')).toEqual([`BR-FR-CO-10_${term} ${side}.identifiers`])
  expect(identified(side, '0224', 'A+b-c_d.9')).toEqual([])
  for (const wrong of ['', ' A', 'A ', 'A/B'])
    expect(identified(side, '0224', wrong)).toEqual([`BR-FR-24_${term} ${side}.identifiers`])
  expect(identified(side, '0224', 'A'.repeat(100))).toEqual([])
  expect(identified(side, '0224', 'A'.repeat(101))).toEqual([
    `BR-FR-26_${term} ${side}.identifiers`,
  ])
  // Another scheme is no code that routes.
  expect(identified(side, '0088', 'A/B'.repeat(40))).toEqual([])
})

test('a SIREN has nine digits, wherever it stands', () => {
  expect(identified('buyer', '0002', ' 303265045 ')).toEqual([])
  for (const wrong of ['30326504', '3032650451', 'x303265045', '303265045x'])
    expect(identified('buyer', '0002', wrong)).toEqual(['BR-FR-32-ID buyer.identifiers'])
  const registered = (id: string, schemeId: string) =>
    of('buyer', { legalRegistration: { id, schemeId } }, { notes: ABROAD })
  expect(registered(' 303265045 ', '0002')).toEqual([])
  expect(registered('HRB 1', '0088')).toEqual([])
  expect(registered('30326504', '0002')).toEqual(['BR-FR-32-LEGALID buyer.legalRegistration'])
  expect(registered('30326504', '0231')).toEqual(['BR-FR-32-LEGALID buyer.legalRegistration'])
})

test.each(['303265046', '3032650450', '0303265045', '30326504'])(
  'the seller %s is in no register',
  id => {
    expect(of('seller', { legalRegistration: { id, schemeId: '0002' } })).toContain(
      'BR-FR-10_BT-30 seller.legalRegistration',
    )
  },
)

test('blanks around the SIREN of the register do not matter', () => {
  const { legalRegistration } = frenchSale().seller
  const id = ` ${legalRegistration?.id} `
  expect(of('seller', { legalRegistration: { id, schemeId: '0002' } })).toEqual([])
})

test('a member of a single taxable person says so, and names the VAT number of the group (CGI art. 256 C)', () => {
  const { address } = frenchSale().seller
  const representative = { name: 'Groupe', vatId: 'FR40303265045', address }
  const member = (text: string | undefined, taxRepresentative?: Invoice['taxRepresentative']) =>
    of(
      'seller',
      { identifiers: [{ id: '303265045', schemeId: '0231' }] },
      {
        notes: [
          ...frenchSale().notes,
          ...(text === undefined ? [] : [{ subjectCode: 'TXD', text }]),
        ],
        ...(taxRepresentative && { taxRepresentative }),
      },
    )
  expect(member(' MEMBRE_ASSUJETTI_UNIQUE ', representative)).toEqual([])
  for (const other of [undefined, 'MEMBRE', 'Stryker'])
    expect(member(other, representative)).toEqual(['BR-FR-CO-14_BT-29-1 notes'])
  for (const unknown of [undefined, { ...representative, vatId: '' }])
    expect(member('MEMBRE_ASSUJETTI_UNIQUE', unknown)).toEqual([
      'BR-FR-CO-15_BT-29-1 taxRepresentative',
    ])
  // The buyer's membership is the buyer's.
  expect(identified('buyer', '0231', '303265045')).toEqual([])
})
