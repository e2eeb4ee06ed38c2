import type { QuoteView } from '@bordereau/contract/quotes'
import { signatureSvg } from '@bordereau/domain/quote/signature'
import { ButtonLink } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Facts, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { documentName } from '../document/document-name.ts'
import css from './quotes.module.css'

type Props = { readonly quote: QuoteView }
type QuoteAnswer = NonNullable<QuoteView['revisions'][number]['answer']>

/** The facts of a quote, its answer with what proves it, its versions and what was made of it. */
export function QuoteSide({ quote }: Props) {
  return (
    <>
      <MainFacts quote={quote} />
      <Answer quote={quote} />
      <MadeOfIt quote={quote} />
      <Versions quote={quote} />
    </>
  )
}

function MainFacts({ quote }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { date } = useFormats()
  const { customerId, customerName, validUntil } = quote
  return (
    <Card>
      <Facts
        align="end"
        facts={[
          {
            name: t`Customer`,
            value:
              customerId === null ? (
                customerName
              ) : (
                <Link href={`/w/${workspaceId}/customers/${customerId}`}>{customerName}</Link>
              ),
          },
          { name: t`Total`, value: <Amount value={quote.gross} currency={quote.currency} /> },
          ...(validUntil === null ? [] : [{ name: t`Valid until`, value: date(validUntil) }]),
        ]}
      />
    </Card>
  )
}

/** How the newest version was answered. */
function Answer({ quote }: Props) {
  const { t } = useLingui()
  const answer = quote.revisions[0]?.answer
  if (!answer) return null
  return (
    <Card title={answer.kind === 'accepted' ? t`Accepted and signed` : t`Declined by the customer`}>
      <Stack gap={3}>
        {answer.signature !== '' && (
          <img
            className={css.signature}
            src={`data:image/svg+xml,${encodeURIComponent(signatureSvg(answer.signature))}`}
            alt={t`Signature of ${answer.name}`}
          />
        )}
        <AnswerFacts answer={answer} />
      </Stack>
    </Card>
  )
}

/** What the customer entered, and what proves it; what was left empty is not listed. */
function AnswerFacts({ answer }: { readonly answer: QuoteAnswer }) {
  const { t } = useLingui()
  const { instant } = useFormats()
  const { kind, name, reason, options, at, ip, userAgent } = answer
  const all = [
    { name: t`Name`, value: name, when: kind === 'accepted' },
    { name: t`Reason`, value: reason, when: reason !== '' },
    { name: t`Options`, value: options.join(', '), when: options.length > 0 },
    { name: t`Answered at`, value: instant(at), when: true },
    { name: t`IP address`, value: <bdi>{ip}</bdi>, when: true },
    { name: t`Browser`, value: <bdi>{userAgent}</bdi>, when: userAgent !== '' },
  ]
  return <Facts facts={all.filter(({ when }) => when)} />
}

function MadeOfIt({ quote }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  if (quote.documents.length === 0) return null
  return (
    <Card title={t`Invoices of this quote`}>
      <Stack gap={2}>
        {quote.documents.map(({ id, type, number, payable }) => (
          <Row key={id} justify="between">
            <Link href={`/w/${workspaceId}/invoices/${id}`}>
              {number === null ? t`${documentName({ type })} (draft)` : <bdi>{number}</bdi>}
            </Link>
            <Amount value={payable} currency={quote.currency} />
          </Row>
        ))}
      </Stack>
    </Card>
  )
}

function Versions({ quote }: Props) {
  const { t } = useLingui()
  const { instant } = useFormats()
  return (
    <Card title={t`Link and versions`}>
      <Stack gap={3}>
        {quote.revisions.map(({ revision, sentAt, link, contentSha256, gross, currency }) => (
          <Stack key={revision} gap={1}>
            <Row justify="between">
              <Text weight="medium">
                <Trans>Version {revision}</Trans>
              </Text>
              <Amount value={gross} currency={currency} />
            </Row>
            <Text size={13} tone="muted">
              {instant(sentAt)} · <code>{contentSha256.slice(0, 8)}…</code>
            </Text>
            <Row>
              <ButtonLink size="sm" icon="external" href={link} target="_blank">
                <Trans>Open as the customer</Trans>
              </ButtonLink>
              <CopyButton text={link} label={t`Copy the link to version ${revision}`} />
            </Row>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
