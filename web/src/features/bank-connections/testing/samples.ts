import type { BankConnectionView, BankFeedView } from '@bordereau/contract/bank-connections'
import { MAIL_ID } from '../../../testing/samples.ts'

/** Made-up responses of the server. */

const SERVICE = 'GoCardless'

export const FEED: BankFeedView = {
  feed: 'gocardless',
  label: SERVICE,
  fields: ['secretId', 'secretKey'],
  countries: ['FR'],
  takesNewCustomers: true,
  signUpUrl: 'https://gocardless.example',
  returnUrl: '',
  account: null,
}

export const CONNECTION: BankConnectionView = {
  id: MAIL_ID,
  feed: FEED.feed,
  feedLabel: FEED.label,
  institutionId: 'MAREE_FR',
  institutionName: 'Banque Marée',
  country: 'FR',
  test: false,
  status: 'connected',
  url: '',
  validUntil: null,
  endsSoon: false,
  createdAt: '2026-11-20T10:00:00Z',
  accounts: [],
}
