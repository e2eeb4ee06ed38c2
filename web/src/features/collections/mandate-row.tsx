import type { Mandate } from '@bordereau/contract/payment-mandates'
import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { TestTag } from '../document/test-tag.tsx'
import css from './collections.module.css'
import { savedMethodText } from './saved-method-text.ts'
import { SavedMethod } from './saved-method.tsx'

type Props = {
  readonly mandate: Mandate
  /** Undefined where it has ended, and for members who may not end it. */
  readonly onEnd?: (() => void) | undefined
}

/** A customer's permission: the saved method, since when, and what was agreed to as proof. */
export function MandateRow({ mandate, onEnd }: Props) {
  const formats = useFormats()
  const { provider } = mandate
  const method = savedMethodText(mandate)
  const since = formats.instantDate(mandate.agreedAt)
  return (
    <li className={css.mandate}>
      <div className={css.head}>
        <SavedMethod method={mandate} />
        <TestTag mode={mandate.mode} />
      </div>
      <Text size={13} tone="muted">
        {mandate.endedAt === null
          ? t`Allowed on ${since} through ${provider}`
          : endedText(mandate, formats.instantDate(mandate.endedAt))}
      </Text>
      <Proof mandate={mandate} />
      {onEnd && (
        <div className={css.end}>
          <Button size="sm" look="danger-quiet" onClick={onEnd} aria-label={t`End: ${method}`}>
            <Trans>End …</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

function endedText({ endedBy }: Mandate, date: string): string {
  switch (endedBy) {
    case 'customer':
      return t`Ended by the customer on ${date}`
    case 'provider':
      return t`Ended on ${date}: the payment provider no longer has it`
    default:
      return t`Ended by your company on ${date}`
  }
}

/** The text as the customer read it, in their language, with the time and the network address of the tick. */
function Proof({ mandate }: { readonly mandate: Mandate }) {
  const formats = useFormats()
  const { wording, language, agreedAt, networkAddress } = mandate
  return (
    <Text as="div" size={13} tone="muted">
      <details>
        <summary>
          <Trans>What the customer agreed to</Trans>
        </summary>
        <div className={css.wording} lang={language} dir="auto">
          {wording}
        </div>
        {formats.instant(agreedAt)}
        {networkAddress !== '' && (
          <>
            {' · '}
            <bdi dir="ltr">{networkAddress}</bdi>
          </>
        )}
      </details>
    </Text>
  )
}
