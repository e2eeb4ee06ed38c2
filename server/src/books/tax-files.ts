import type { Filed } from '@bordereau/domain/books/filed'
import type { ExclusionReason } from '@bordereau/domain/books/exclusion-reason'
import { gstr1Writer } from '@bordereau/domain/books/gstr1/gstr1'
import type { FiledDetails, TaxFile } from '@bordereau/domain/country/tax-files'
import type { Decision } from '@bordereau/domain/decision'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import { faWriter } from '@bordereau/einvoice/format/jpk/fa'
import type { JpkOwner } from '@bordereau/einvoice/format/jpk/parties'
import { v7mWriter } from '@bordereau/einvoice/format/jpk/v7m'
import type { FileResponse } from '../lib/route.ts'

/** Takes documents in their order; only the text of the file is in memory. */
export type TaxFileWriter = {
  readonly add: (filed: Filed) => Decision<null, ExclusionReason>
  readonly count: () => number
  readonly end: () => FileResponse
}

export type FileOwner = {
  readonly profile: PartyProfile
  /** The number that the file names its owner by. */
  readonly number: string
  readonly details: FiledDetails
}

export function taxFileWriter(
  file: TaxFile,
  owner: FileOwner,
  period: ReportPeriod,
  at: Date,
): TaxFileWriter {
  if (file === 'gstr1') {
    const { end, ...writer } = gstr1Writer(owner.number, period)
    const month = `${period.to.slice(5, 7)}${period.to.slice(0, 4)}`
    const fileName = `GSTR1_${owner.number}_${month}.json`
    return {
      ...writer,
      end: () => ({ body: Buffer.from(end()), mediaType: 'application/json', fileName }),
    }
  }
  const write = { jpk_v7m: v7mWriter, jpk_fa: faWriter }[file]
  const { end, ...writer } = write(jpkOwner(owner), period, at)
  const fileName = `${file.toUpperCase()}_${period.key}.xml`
  return {
    ...writer,
    end: () => ({
      body: Buffer.concat(end().map(part => Buffer.from(part))),
      mediaType: 'application/xml',
      fileName,
    }),
  }
}

function jpkOwner({ profile, number, details }: FileOwner): JpkOwner {
  const { firstName, lastName, birthDate } = details
  const { city, postCode } = profile.address
  const owner = {
    nip: number.replace(/\D/g, ''),
    name: profile.legalName,
    email: profile.contact.email,
    taxOffice: details.taxOffice,
    address: { ...details, city, postCode },
  }
  return profile.legalForm === 'sole_trader'
    ? { ...owner, person: { firstName, lastName, birthDate } }
    : owner
}
