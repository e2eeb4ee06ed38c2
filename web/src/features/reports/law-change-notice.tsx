import { getCompany } from '@bordereau/contract/company'
import { lawChangesAround } from '@bordereau/domain/country/law-changes'
import { inLanguage } from '@bordereau/domain/local-text'
import { Notice } from '@bordereau/ui/badge/badge'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'

/** A month before invoices of the company name their law otherwise, and a month after. */
export function LawChangeNotice() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const { data } = useQuery(getCompany, { workspaceId })
  if (!data) return null
  const { profile, timeZone } = data
  return lawChangesAround(profile.address.country, todayIn(timeZone)).map(change => {
    const day = formats.date(change.on)
    return (
      <Notice
        key={change.key}
        tone="blue"
        title={t`From ${day} on your invoices name other articles`}
      >
        {inLanguage(change.what, formats.tag)}{' '}
        <Trans>
          Documents cite the law of their day. Change texts of your own that name an article.
        </Trans>{' '}
        <Link href={change.url} target="_blank" rel="noreferrer">
          {change.law}
        </Link>
      </Notice>
    )
  })
}
