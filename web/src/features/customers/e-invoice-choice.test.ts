import type { Country, PartyProfile } from '@bordereau/domain/party/party'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { hasEInvoiceChoice } from './e-invoice-choice-field.tsx'

test.each<[home: Country | null, customer: Country, change: Partial<PartyProfile>, has: boolean]>([
  ['DE', 'DE', {}, true],
  ['DE', 'DE', { kind: 'government' }, true],
  ['DE', 'US', {}, true],
  ['US', 'FR', {}, true],
  ['DE', 'DE', { kind: 'person' }, false],
  ['US', 'US', {}, false],
  ['IN', 'JP', { kind: 'government' }, false],
  [null, 'US', {}, false],
  // What was chosen before can be changed.
  ['US', 'US', { eInvoiceChoice: 'ubl' }, true],
  ['DE', 'DE', { kind: 'person', eInvoiceChoice: 'cii' }, true],
])(
  'from %s to %s, %j: a format of the e-invoice can be chosen: %s',
  (home, customer, change, has) => {
    expect(hasEInvoiceChoice(specimenProfile(customer, change), home)).toBe(has)
  },
)
