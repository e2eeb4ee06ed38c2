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

/** The official logos, on a grid of 24. */
export const paymentPaths = {
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
