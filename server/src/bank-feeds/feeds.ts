import { enableBanking } from './enable-banking.ts'
import type { BankFeed } from './feed.ts'
import { gocardless } from './gocardless.ts'

/** The bank feeds of the product, in the order of Settings. */
export const BANK_FEEDS: readonly BankFeed[] = [enableBanking, gocardless]
