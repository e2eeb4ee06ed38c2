import * as z from 'zod/mini'
import { email } from './value.ts'

/**
 * A list of addresses separated by commas or semicolons, at most ten. Names beside the addresses, as mail programs copy them
 * (`Ada Martin <ada@example.com>;`), are left out.
 */
export const emailList = z.string().check(
  z.trim(),
  z.maxLength(1000),
  z.overwrite(value => addressesIn(value).join(', ')),
  z.refine(value => {
    const addresses = addressesIn(value)
    return addresses.length <= 10 && addresses.every(one => email.safeParse(one).success)
  }, 'Invalid email address'),
)

function addressesIn(list: string): string[] {
  const bare = list.replaceAll(/"[^"]*"/g, '').replaceAll(/[^,;<>]*<([^<>]*)>/g, '$1')
  return bare
    .split(/[,;]/)
    .map(part => part.trim())
    .filter(part => part !== '')
}
