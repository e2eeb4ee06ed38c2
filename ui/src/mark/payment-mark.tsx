import {
  siAmericanexpress,
  siApplepay,
  siDinersclub,
  siDiscover,
  siGooglepay,
  siJcb,
  siMastercard,
  siPaypal,
  siSepa,
  siStripe,
  siVisa,
} from 'simple-icons'
import css from './mark.module.css'

const marks = {
  visa: siVisa,
  mastercard: siMastercard,
  amex: siAmericanexpress,
  discover: siDiscover,
  jcb: siJcb,
  diners: siDinersclub,
  paypal: siPaypal,
  'apple-pay': siApplepay,
  'google-pay': siGooglepay,
  stripe: siStripe,
  sepa: siSepa,
}

export type PaymentBrand = keyof typeof marks

/** The brands in the order in which a row of them is shown. */
export const paymentBrands = Object.keys(marks) as readonly PaymentBrand[] // its own keys

/** The mark of a card or payment brand, on white as their owners ask. */
export function PaymentMark({ brand }: { brand: PaymentBrand }) {
  const mark = marks[brand]
  const named = { role: 'img', 'aria-label': mark.title, title: mark.title }
  return (
    <span className={css.tile} {...named}>
      <svg viewBox="0 0 24 24" fill={`#${mark.hex}`} aria-hidden focusable="false">
        <path d={mark.path} />
      </svg>
    </span>
  )
}
