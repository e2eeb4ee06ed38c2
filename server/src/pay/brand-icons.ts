import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PaymentBrand } from '@bordereau/domain/payment/brand'

/** The icon file and brand colour of each brand, as its owner specifies them. */
const BRANDS: Readonly<Record<PaymentBrand | 'sepa', readonly [file: string, color: string]>> = {
  visa: ['visa', '#1A1F71'],
  mastercard: ['mastercard', '#EB001B'],
  amex: ['americanexpress', '#2E77BC'],
  discover: ['discover', '#FF6000'],
  jcb: ['jcb', '#0B4EA2'],
  diners: ['dinersclub', '#004C97'],
  paypal: ['paypal', '#002991'],
  'apple-pay': ['applepay', '#000000'],
  'google-pay': ['googlepay', '#4285F4'],
  stripe: ['stripe', '#635BFF'],
  sepa: ['sepa', '#2350A9'],
}

/** The icon of a card or wallet, on white as the owners require. The name is shown next to it. */
export function paymentMark(brand: PaymentBrand | 'sepa'): string {
  const [file, color] = BRANDS[brand]
  return `<span class="mark">${renderIcon(file, `fill="${color}"`)}</span>`
}

/** The icon of a social network in the colour of the text; '' for a network without icon. */
export function networkMark(network: string): string {
  if (network === 'linkedin') return LINKEDIN
  return NETWORKS.has(network) ? renderIcon(network, 'fill="currentColor"') : ''
}

const NETWORKS = new Set([
  'x',
  'facebook',
  'instagram',
  'youtube',
  'github',
  'whatsapp',
  'telegram',
])

// The icon collection excludes LinkedIn at its request, so this icon is drawn here.
const LINKEDIN =
  '<svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor"><path fill-rule="evenodd" d="M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm1.5 7.5V19h3V9.500Zm1.500-4.700a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400ZM10.500 9.500V19h3v-5.200c0-1.300.6-2 1.600-2s1.400.700 1.400 2V19h3v-5.900c0-2.500-1.300-3.800-3.200-3.800-1.300 0-2.200.600-2.800 1.500V9.500Z"/></svg>'

const pathCache = new Map<string, string>()

/** Renders an icon of the collection; only the path data of its file is used, and it is cached. */
function renderIcon(file: string, attributes: string): string {
  const path = pathCache.get(file) ?? pathOf(file)
  pathCache.set(file, path)
  return `<svg viewBox="0 0 24 24" aria-hidden="true" ${attributes}><path d="${path}"/></svg>`
}

function pathOf(file: string): string {
  const fileName = fileURLToPath(import.meta.resolve(`simple-icons/icons/${file}.svg`))
  const path = /<path d="([^"]+)"/.exec(readFileSync(fileName, 'utf8'))?.[1]
  if (path === undefined) throw new Error(`the icon ${file} has no path`)
  return path
}
