/** A difference as printed by the corpus test: the stated amount, and the calculated one. */
type Deviation = { readonly reason: string; readonly differences: readonly string[] }

const NEGATIVE_SAMPLE: Deviation = {
  reason:
    'the last line states a negative net of a positive quantity and price: a return written wrongly',
  differences: ['line 20: -109.98, exactly 109.98'],
}

const TWO_FOR_ONE: Deviation = {
  reason: 'two pieces at 1273.00 are stated as 1273.00',
  differences: ['line 1: 1273, exactly 2546'],
}

const PRICE_AS_BASE: Deviation = {
  reason: 'the base quantity repeats the price, as if one unit cost 1',
  differences: [
    'line 1: 1273, exactly 1',
    'line 2: -3.96, exactly -1',
    'line 3: 4.96, exactly 2',
    'line 4: -25, exactly -1',
    'line 5: 187.5, exactly 250',
  ],
}

const TWO_LINES_HALVED = (net: string): Deviation => ({
  reason: `two pieces at 800.00 are stated as ${net}.00`,
  differences: [`line 1: ${net}, exactly 1600`, `line 2: ${net}, exactly 1600`],
})

const METERED = (differences: readonly string[]): Deviation => ({
  reason: 'the line was metered with more decimals of the price than are written',
  differences,
})

const TAX_ROUNDED_UP: Deviation = {
  reason: '19 % of 3986.34 is 757.4046: the VAT was rounded up, inside the tolerance of BR-CO-17',
  differences: [
    'BT-110: 757.41, exactly 757.4',
    'BT-112: 4743.75, exactly 4743.74',
    'BT-115: 4743.75, exactly 4743.74',
    'BT-117 S 19: 757.41, exactly 757.4',
  ],
}

/**
 * Official example files whose stated amounts differ from their own quantities, prices and rates, each with the reason.
 * EN 16931 has no rule on a line's net amount, and tolerances on VAT; the calculation here has none.
 */
export const DEVIATIONS: Readonly<Record<string, Deviation>> = {
  'cen-examples-cii/CII_business_example_01.xml': PRICE_AS_BASE,
  'cen-examples-cii/CII_business_example_Z.xml': {
    reason: 'one piece at 1.5000 is stated as 177.41',
    differences: ['line 3: 177.41, exactly 1.5'],
  },
  'cen-examples-cii/CII_example1.xml': NEGATIVE_SAMPLE,
  'cen-examples-cii/CII_example2.xml': PRICE_AS_BASE,
  'cen-examples-cii/CII_example8.xml': {
    reason: PRICE_AS_BASE.reason,
    differences: [
      'line 1: 140.8, exactly 16000',
      'line 2: 16.16, exactly 16000',
      'line 3: 167.64, exactly 132',
      'line 4: 88.74, exactly 58',
      'line 5: 36.75, exactly 1',
      'line 6: 56.5, exactly 1',
      'line 7: 83.34, exactly 1',
      'line 8: 190.31, exactly 1',
      'line 9: 64.21, exactly 1',
      'line 10: 64.46, exactly 1',
    ],
  },
  'cen-examples-cii/CII_example9.xml': {
    reason: PRICE_AS_BASE.reason,
    differences: ['line 1: 147, exactly 3'],
  },
  'cen-examples-cii/XRechnung-O.xml': {
    reason:
      'insurance tax is written as a charge of the line, but taken off its price to give the net',
    differences: ['line 1: 83654.15, exactly 115442.69', 'line 2: 252646.8, exactly 319345.56'],
  },
  'cen-examples-cii/huf_example_cii.xml': {
    reason: 'amounts are in whole forints, as Hungary pays, while ISO 4217 knows two decimals',
    differences: [
      'line 1: 23440, exactly 23439.76',
      'line 2: 21389, exactly 21388.83',
      'line 3: 24351, exactly 24350.74',
      'BT-110: 18679, exactly 18678.6',
      'BT-112: 87859, exactly 87858.6',
      'BT-115: 87859, exactly 87858.6',
      'BT-117 S 27: 18679, exactly 18678.6',
    ],
  },
  'cen-examples-ubl/guide-example1.xml': NEGATIVE_SAMPLE,
  'cen-examples-ubl/guide-example2.xml': TWO_FOR_ONE,
  'cen-examples-ubl/guide-example3.xml': TWO_LINES_HALVED('400'),
  'cen-examples-ubl/ubl-tc434-example1.xml': NEGATIVE_SAMPLE,
  'cen-examples-ubl/ubl-tc434-example10.xml': NEGATIVE_SAMPLE,
  'cen-examples-ubl/ubl-tc434-example2.xml': TWO_FOR_ONE,
  'cen-examples-ubl/ubl-tc434-example3.xml': TWO_LINES_HALVED('800'),
  'cen-testfiles/ubl-tc434-test-1.xml': TWO_FOR_ONE,
  'cen-testfiles/BIS_Billing_30-Rantefaktura_Enkel.xml': METERED([
    'line 1: 2416.16, exactly 2416.15',
  ]),
  'xrechnung-testsuite/business-cases/standard/03.01a-INVOICE_ubl.xml': METERED([
    'line 13: 48.33, exactly 48.34',
  ]),
  'xrechnung-testsuite/business-cases/standard/03.01a-INVOICE_uncefact.xml': METERED([
    'line 13: 48.33, exactly 48.34',
  ]),
  'xrechnung-testsuite/business-cases/standard/03.04a-INVOICE_ubl.xml': METERED([
    'line 2: 9223.92, exactly 9223.91',
    'line 3: 241.47, exactly 241.46',
  ]),
  'xrechnung-testsuite/business-cases/standard/03.04a-INVOICE_uncefact.xml': METERED([
    'line 2: 9223.92, exactly 9223.91',
    'line 3: 241.47, exactly 241.46',
  ]),
  'xrechnung-testsuite/business-cases/standard/03.05a-INVOICE_ubl.xml': METERED([
    'line 2: 6912.37, exactly 6912.36',
  ]),
  'xrechnung-testsuite/business-cases/standard/03.05a-INVOICE_uncefact.xml': METERED([
    'line 2: 6912.37, exactly 6912.36',
  ]),
  'xrechnung-testsuite/technical-cases/cius/01.06_minimal_test_ubl.xml': TAX_ROUNDED_UP,
  'xrechnung-testsuite/technical-cases/cius/01.06_minimal_test_uncefact.xml': TAX_ROUNDED_UP,
}
