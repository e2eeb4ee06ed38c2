import { domainToUnicode } from 'node:url'
import { asciiEmail } from '@bordereau/domain/text/email-address'

/**
 * The forms of one e-mail address, small letters: as mail servers have it, and with the domain in its own letters. An address is
 * stored as it was entered, so it is looked up by both.
 */
export function emailForms(address: string): readonly string[] {
  const ascii = asciiEmail(address.toLowerCase())
  const at = ascii.lastIndexOf('@')
  if (!ascii.slice(at).includes('xn--')) return [ascii]
  return [ascii, `${ascii.slice(0, at + 1)}${domainToUnicode(ascii.slice(at + 1))}`]
}
