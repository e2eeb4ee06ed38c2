import { type Visitor, expectOk } from './visitor.ts'

const BRAND_IDS =
  'visa,mastercard,amex,discover,jcb,diners,paypal,apple-pay,google-pay,stripe'.split(',')
/** Names of the cards and wallets that a company may accept, in the order of their ids. */
export const BRANDS =
  'Visa,Mastercard,American Express,Discover,JCB,Diners Club,PayPal,Apple Pay,Google Pay,Stripe'.split(
    ',',
  )
/** Networks with a logo, each at its own name's address but the last. */
export const NETWORKS = 'LinkedIn,X,Facebook,Instagram,YouTube,GitHub,WhatsApp,Telegram'.split(',')

/** The company at `at` accepts all brands but the first and the last, each at `url`. */
export function acceptBrands(owner: Visitor, at: string, url: string): Promise<void> {
  const acceptedBrands = BRAND_IDS.slice(1, -1).map(brand => ({ brand, url }))
  return changeCompany(owner, at, { acceptedBrands })
}

/** The company at `at` has a link to each network but the last. */
export function linkNetworks(owner: Visitor, at: string): Promise<void> {
  const socialLinks = NETWORKS.slice(0, -1).map(name => ({
    network: name.toLowerCase(),
    url: `https://${name.toLowerCase()}.com/atelier`,
  }))
  return changeCompany(owner, at, { socialLinks })
}

async function changeCompany(owner: Visitor, at: string, fields: object): Promise<void> {
  const { version } = await expectOk(owner.get(at))
  await expectOk(owner.send('PATCH', at, { version, ...fields }))
}
