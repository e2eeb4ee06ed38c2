import css from './brand-icon.module.css'
import { createLazyHook } from './lazy-hook.ts'

/** The brand names, in display order. */
const names = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  stripe: 'Stripe',
  sepa: 'SEPA',
}

export type PaymentBrand = keyof typeof names

export const paymentBrands = Object.keys(names) as readonly PaymentBrand[] // its own keys

/** The logo of a card or payment brand, on white as the brand owners require. The drawing is loaded after the page. */
export function PaymentIcon({ brand }: { brand: PaymentBrand }) {
  const drawing = usePaths()?.[brand]
  const named = { role: 'img', 'aria-label': names[brand], title: names[brand] }
  return (
    <span className={css.tile} {...named}>
      {drawing !== undefined && (
        <svg viewBox="0 0 24 24" fill={`#${drawing.hex}`} aria-hidden focusable="false">
          <path d={drawing.path} />
        </svg>
      )}
    </span>
  )
}

const usePaths = createLazyHook(async () => (await import('./payment-paths.ts')).paymentPaths)
