import {
  LEFT_OUT_REASONS,
  LIST_KIND_NAMES,
  NUMBER_FAULTS,
  OSS_LEFT_OUT_REASONS,
} from '@bordereau/contract/returns'
import { expect, test } from 'vitest'
import {
  detailLabel,
  faultLabel,
  filedRowLabel,
  leftOutLabel,
  listKindLabel,
  ossReasonLabel,
} from './abroad-labels.ts'

test('each kind, fault, reason and detail has words of its own', () => {
  const words = [
    ...LIST_KIND_NAMES.map(listKindLabel),
    ...NUMBER_FAULTS.map(faultLabel),
    ...LEFT_OUT_REASONS.map(leftOutLabel),
    ...OSS_LEFT_OUT_REASONS.map(ossReasonLabel),
    ...['vatId', 'taxOffice', 'taxNumber', 'contactName', 'phone', 'email', 'street'].map(
      detailLabel,
    ),
    ...['firstName', 'lastName', 'birthDate'].map(detailLabel),
  ]
  expect(new Set(words).size).toBe(words.length)
})

test.each([
  ['EL094259216 goods', 'EL094259216 · Goods'],
  ['AT services 20', 'AT · Services · 20 %'],
  ['AT 2026-Q1', 'AT · 2026-Q1'],
])('a row that was filed, %s, is called %s', (row, words) => {
  expect(filedRowLabel(row)).toBe(words)
})
