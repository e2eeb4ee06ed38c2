import { type QuoteView, getQuotePages } from '@bordereau/contract/quotes'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Timeline } from '@bordereau/ui/timeline/timeline'
import { Card } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { Page } from '../../layout/page.tsx'
import { AccompanyingCard } from '../accompanying/accompanying-card.tsx'
import { latestEmailOf } from '../invoices/email-status.ts'
import { UnsentNotice } from '../invoices/unsent-email.tsx'
import { Pages } from '../preview/pages.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { quoteEventLabel, quoteStatusLabel } from './quote-labels.ts'
import { QuoteSide } from './quote-side.tsx'
import css from './quotes.module.css'

/** A quote that was sent: its pages on the left, what came of it on the right. */
export function SentQuote({ quote }: { quote: QuoteView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { tone, label } = quoteStatusLabel(quote.status)
  const number = quote.number ?? ''
  const email = latestEmailOf(quote.events)
  const isAccepted = quote.status === 'accepted' || quote.status === 'invoiced'
  return (
    <Page
      title={t`Quote ${number}`}
      back={{ href: `/w/${workspaceId}/quotes`, label: t`Quotes` }}
      aside={<StatusBadge tone={tone}>{label}</StatusBadge>}
      actions={<QuoteActions quote={quote} />}
    >
      {email?.status === 'not_sent' && <UnsentNotice mailId={email.mailId} />}
      <div className={css.quote}>
        <SentPages quote={quote} />
        <div className={css.details}>
          <QuoteSide quote={quote} />
          {isAccepted && <AccompanyingCard source={{ quoteId: quote.id }} offered />}
          <History events={quote.events} />
        </div>
      </div>
    </Page>
  )
}

function SentPages({ quote }: { quote: QuoteView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, quoteId: quote.id }
  const { data, refused, retry } = useQuery(getQuotePages, query)
  const name = quote.number ?? ''
  return (
    <section aria-label={t`${name} as it was sent`}>
      {refused && !data ? (
        <RefusalView refused={refused} retry={retry} />
      ) : (
        <Pages loaded={data} name={name} />
      )}
    </section>
  )
}

function History({ events }: Pick<QuoteView, 'events'>) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <Card title={t`What happened`}>
      <Timeline
        events={events.toReversed().map(event => ({
          key: event.id,
          ...quoteEventLabel(event),
          time: <time dateTime={event.at}>{formats.instant(event.at)}</time>,
          ...(event.by === null || event.by === '' ? {} : { children: t`by ${event.by}` }),
        }))}
      />
    </Card>
  )
}
