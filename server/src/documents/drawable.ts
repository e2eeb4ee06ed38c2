import { accentOf } from './accent.ts'
import type { Logo, Paper } from './paper-data.ts'
import { RenderError, type Renderer } from './render.ts'

/**
 * Whether the printer can draw the picture: what its headers promise may not be there. Found out once, with the picture
 * alone on a paper, because later it would stop every document.
 */
export async function isDrawable(renderer: Renderer, logo: Logo): Promise<boolean> {
  try {
    await renderer.renderPdf(paperWith(logo))
    return true
  } catch (error) {
    if (error instanceof RenderError && error.code !== 'render_busy') return false
    throw error
  }
}

function paperWith(logo: Logo): Paper {
  const nobody = { heading: null, name: '-', lines: [], contact: [], ids: [] }
  return {
    design: 'classic',
    size: 'a4',
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
    seller: { ...nobody, short: '-' },
    buyer: nobody,
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
    lines: [],
    totals: [],
    vat: null,
    keepSums: true,
    payment: null,
    notes: [],
    footer: [],
    page: '',
  }
}
