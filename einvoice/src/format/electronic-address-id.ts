import { asciiEmail } from '@bordereau/domain/text/email-address'
import type { Party } from '@bordereau/domain/party/party'

/**
 * BT-34, BT-49. An e-mail address (EAS code EM) is written in ASCII, as BT-43 and BT-58 are: XRechnung's BR-DE-28 and Peppol's
 * DE-R-028 accept no other letters in one (their pattern XR-EMAIL-REGEX), and RFC 5322 has none.
 */
export function electronicAddressId({
  electronicAddress,
}: Pick<Party, 'electronicAddress'>): string | undefined {
  if (electronicAddress === undefined) return undefined
  const { id, schemeId } = electronicAddress
  return schemeId === 'EM' ? asciiEmail(id) : id
}
