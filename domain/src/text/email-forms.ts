import { asciiEmail } from './email-address.ts'

export function isSameEmail(a: string, b: string): boolean {
  return asciiEmail(a.toLowerCase()) === asciiEmail(b.toLowerCase())
}

/** Whether only a mail server with SMTPUTF8 takes it: no ASCII form of its local part exists. */
export function needsSmtpUtf8(address: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /[^\u0000-\u007f]/.test(address.slice(0, address.lastIndexOf('@')))
}
