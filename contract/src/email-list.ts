import { addressesIn, readEmailAddress } from '@bordereau/domain/text/email-address'
import * as z from 'zod/mini'

/**
 * A list of addresses separated by commas, semicolons or lines, at most ten. Names beside the addresses, as mail programs copy
 * them (`Ada Martin <ada@example.com>;`), are left out.
 */
export const emailList = z.string().check(
  z.overwrite(value =>
    addressesIn(value)
      .map(one => readEmailAddress(one) ?? one)
      .join(', '),
  ),
  z.maxLength(1000, 'Use at most 1000 characters'),
  z.refine(value => {
    const addresses = addressesIn(value)
    return addresses.length <= 10 && addresses.every(one => readEmailAddress(one) === one)
  }, 'Invalid email address'),
)
