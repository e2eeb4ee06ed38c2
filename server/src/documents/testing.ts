import { DEFAULTS } from '@bordereau/domain/country/defaults'
import { accentOf } from '@bordereau/domain/paper-accent'
import type { Paper, PaperLine } from './paper-data.ts'

/** Test support: the paper of a small French invoice. */
export function paperSpecimen(changes: Partial<Paper> = {}): Paper {
  return {
    design: 'classic',
    size: 'a4',
    window: DEFAULTS.addressWindow,
    language: 'fr',
    region: 'FR',
    secondLanguage: null,
    direction: 'ltr',
    accent: accentOf('#0f5c54'),
    logo: null,
    draft: null,
    title: ['Facture'],
    number: '2026-0012',
    documentTitle: 'Facture 2026-0012',
    author: 'Atelier Nord SARL',
    created: 1_790_000_000,
    seller: {
      short: 'Atelier Nord',
      heading: ['Émetteur'],
      name: 'Atelier Nord SARL',
      lines: ['12 rue des Lilas', '75011 Paris', 'France'],
      contact: [],
      ids: [{ label: ['N° TVA'], value: 'FR83404833048', ltr: true }],
    },
    buyer: {
      heading: ['Facturé à'],
      name: 'Müller & Söhne GmbH',
      lines: ['Friedrichstraße 12', '10117 Berlin', 'Allemagne'],
      contact: [],
      ids: [{ label: ['N° TVA'], value: 'DE123456789', ltr: true }],
    },
    delivery: null,
    facts: [
      { label: ['Date'], value: '20 novembre 2026', ltr: false },
      { label: ['Bon de commande'], value: 'PO-2026-778', ltr: true },
    ],
    statements: [],
    due: {
      label: ['Montant dû'],
      amount: '165,01 €',
      date: { label: ['Échéance'], value: '20 décembre 2026' },
    },
    subtotal: ['Sous-total'],
    columns: {
      position: ['N°'],
      item: ['Désignation'],
      quantity: ['Quantité'],
      price: ['Prix unitaire'],
      tax: ['TVA'],
      amount: ['Montant'],
    },
    lines: [lineSpecimen('1', 'Conception de l’interface')],
    carry: { forward: ['À reporter'], brought: ['Report'], sums: [] },
    ...SUMS,
    payment: {
      heading: ['Paiement'],
      facts: [{ label: ['IBAN'], value: 'FR76 3000 6000 0112 3456 7890 189', ltr: true }],
      texts: [['Paiement à 30 jours.']],
      link: null,
      codes: [{ payload: 'BCD\n002\n1\nSCT', caption: 'Virement SEPA', alt: 'Code QR' }],
    },
    slip: null,
    signature: null,
    notes: [{ heading: ['Remarques'], paragraphs: [['Merci de votre confiance.']] }],
    footer: [['Atelier Nord SARL · RCS Paris 404 833 048']],
    page: 'Page {page} sur {pages}',
    ...changes,
  }
}

const SUMS: Pick<Paper, 'totals' | 'vat' | 'deposits' | 'keepSums'> = {
  totals: [
    { label: ['Total HT'], value: '138,66 €', kind: 'plain' },
    { label: ['TVA 19 %'], value: '26,35 €', kind: 'plain' },
    { label: ['Total TTC'], value: '165,01 €', kind: 'sum' },
    { label: ['Montant dû'], value: '165,01 €', kind: 'due' },
  ],
  vat: {
    columns: [['Taux'], ['Base'], ['TVA']],
    rows: [['19 %', '138,66 €', '26,35 €']],
    remarks: [],
  },
  deposits: null,
  keepSums: true,
}

export function lineSpecimen(position: string, name: string): PaperLine {
  return {
    heading: null,
    subtotal: null,
    position,
    name: [name],
    details: ['Maquettes et prototype'],
    long: false,
    quantity: '1',
    unit: 'pièce',
    price: '138,66',
    tax: '19 %',
    amount: '138,66',
  }
}
