import { PaymentIcon } from '@bordereau/ui/brand-icon/payment-icon'
import { Icon } from '@bordereau/ui/icon/icon'
import css from './collections.module.css'
import { type Method, savedMethodText } from './saved-method-text.ts'

/** A method that a customer saved at a payment provider, with the mark of its brand. */
export function SavedMethod({ method }: { readonly method: Method }) {
  const { type, brand } = method
  return (
    <span className={css.method}>
      {brand === null ? (
        <Icon name={type === 'direct_debit' ? 'bank' : 'card'} />
      ) : (
        <PaymentIcon brand={brand} />
      )}
      <bdi>{savedMethodText(method)}</bdi>
    </span>
  )
}
