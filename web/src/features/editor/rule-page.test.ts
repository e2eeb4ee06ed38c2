import { expect, test } from 'vitest'
import { rulePage } from './rule-page.ts'

test.each([
  ['BR-CO-26', 'https://docs.peppol.eu/poacc/billing/3.0/rules/ubl-tc434/BR-CO-26/'],
  [
    'PEPPOL-EN16931-R003',
    'https://docs.peppol.eu/poacc/billing/3.0/rules/ubl-peppol/PEPPOL-EN16931-R003/',
  ],
  ['BR-DE-15', undefined],
  ['BR-FR-12_BT-49', undefined],
  ['BDX-TAX-02', undefined],
  ['NL-BR-CO-26', undefined],
])('the page of %s is %s', (code, page) => expect(rulePage(code)).toBe(page))
