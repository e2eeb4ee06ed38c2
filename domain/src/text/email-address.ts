import { cleanLine } from './clean-text.ts'

/**
 * An e-mail address as it is stored and shown: small letters, its domain in the letters of its language ('info@müller.de'), or
 * as ASCII where it was entered so. Takes what is pasted around one: 'Ada <ada@b.example>', 'mailto:ada@b.example', a full stop
 * at the end. Undefined where it is none. RFC 5321, 6531; domains by UTS 46, which browsers and Node apply to addresses.
 */
export function readEmailAddress(text: string): string | undefined {
  const [, local = '', typed = ''] = /^([^@]+)@([^@]+)$/.exec(bareAddress(text)) ?? []
  const domain = domainOf(typed)
  if (domain === undefined || !LOCAL_PART.test(local) || bytesOf(local) > 64) return undefined
  return bytesOf(`${local}@${domain.ascii}`) > 254 ? undefined : `${local}@${domain.shown}`
}

/**
 * The address for mail servers and files: its domain in ASCII ('info@xn--mller-kva.de'), by which two addresses are also
 * compared. A local part with other letters stays (RFC 6531). What is no address stays as it is.
 */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = domainOf(address.slice(at + 1))
  return at < 0 || domain === undefined ? address : `${address.slice(0, at + 1)}${domain.ascii}`
}

/** Addresses between commas, semicolons or line breaks, without the names beside them. */
export function addressesIn(list: string): readonly string[] {
  return list
    .replaceAll(/"[^"]*"/g, '')
    .split(/[,;\r\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** Without the name, the scheme, and the marks of the sentence around it. */
function bareAddress(text: string): string {
  const line = cleanLine(text).normalize('NFC').replaceAll('＠', '@').trim()
  const inside = /^(?:"[^"]*"|[^<>]*)<([^<>]*)>[\s.,;]*$/.exec(line)?.[1] ?? line
  const linked = /^mailto:([^?]*)/i.exec(inside)?.[1]
  const address = linked === undefined ? inside : decoded(linked)
  return address.replaceAll(/^[\s.,;:]+|[\s.,;:]+$/g, '').toLowerCase()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Letters of any script, and the signs of RFC 5322 (atext), in parts between dots. */
const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** ASCII labels of 63 characters; the last is no number, which would be an address of a machine. */
const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

type Domain = { readonly shown: string; readonly ascii: string }

function domainOf(typed: string): Domain | undefined {
  // The full stops of Chinese and Japanese part labels, too.
  const shown = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[。．｡]/g, '.')
  const ascii = toAscii(shown)
  if (ascii === undefined || ascii.length > 253 || !ASCII_DOMAIN.test(ascii)) return undefined
  const isMixed = /[^\0-\x7f]/.test(shown) && shown.includes('xn--')
  return { ascii, shown: isMixed || !ascii.includes('xn--') ? ascii : shown }
}

/** UTS 46 by the parser of URLs. Undefined for what it takes for something else than a name. */
function toAscii(domain: string): string | undefined {
  if (/[\0-,/:-@[-^`{-\x7f\s]/.test(domain)) return undefined
  const address = `http://${domain}/`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/** The parser of browsers and of Node, of which this room needs no more. */
declare const URL: {
  readonly canParse: (address: string) => boolean
  new (address: string): { readonly hostname: string }
}

const bytesOf = (text: string): number => encodeURIComponent(text).replaceAll(/%../g, '.').length
