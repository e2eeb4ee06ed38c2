import { isTypesettingFailure } from './render-error.ts'
import { accentOf } from '@bordereau/domain/paper-accent'
import { DEFAULTS } from '@bordereau/domain/country/defaults'
import type { Logo, Paper } from './paper-data.ts'
import type { Renderer } from './render.ts'

/**
 * Whether Typst can draw the image, whose data may be damaged although its headers are valid. Tested once on a paper
 * with nothing else, because a damaged logo would make every document fail.
 */
export async function isDrawable(renderer: Renderer, logo: Logo): Promise<boolean> {
  try {
    await renderer.renderPdf(paperWith(logo))
    return true
  } catch (error) {
    if (isTypesettingFailure(error)) return false
    throw error
  }
}

function paperWith(logo: Logo): Paper {
  const emptyParty = { heading: null, name: '-', lines: [], contact: [], ids: [] }
  return {
    design: 'classic',
    size: 'a4',
    window: DEFAULTS.addressWindow,
    language: 'en',
    region: null,
    secondLanguage: null,
    direction: 'ltr',
    accent: accentOf('#000000'),
    logo,
    draft: null,
    title: ['-'],
    number: null,
    documentTitle: '-',
    author: '-',
    created: 0,
    seller: { ...emptyParty, short: '-' },
    buyer: emptyParty,
    delivery: null,
    facts: [],
    statements: [],
    due: { label: ['-'], amount: '0', date: null },
    columns: {
      position: ['-'],
      item: ['-'],
      quantity: ['-'],
      price: ['-'],
      tax: null,
      amount: ['-'],
    },
    subtotal: ['-'],
    lines: [],
    carry: { forward: ['-'], brought: ['-'], sums: [] },
    totals: [],
    vat: null,
    deposits: null,
    keepSums: true,
    payment: null,
    slip: null,
    signature: null,
    notes: [],
    footer: [],
    page: '',
  }
}
