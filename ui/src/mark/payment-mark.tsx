import css from './mark.module.css'
import { makeLater } from './use-later.ts'

/** How each brand writes its own name, in the order in which a row of them is shown. */
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

/** The mark of a card or payment brand, on white as their owners ask. The drawing comes after the page. */
export function PaymentMark({ brand }: { brand: PaymentBrand }) {
  const mark = usePaths()?.[brand]
  const named = { role: 'img', 'aria-label': names[brand], title: names[brand] }
  return (
    <span className={css.tile} {...named}>
      {mark !== undefined && (
        <svg viewBox="0 0 24 24" fill={`#${mark.hex}`} aria-hidden focusable="false">
          <path d={mark.path} />
        </svg>
      )}
    </span>
  )
}

const usePaths = makeLater(async () => (await import('./payment-paths.ts')).paymentPaths)
