import type { ComposedMail } from '@bordereau/contract/invoices'
import { Notice } from '@bordereau/ui/badge/badge'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { savedMethodText } from './saved-method-text.ts'

type Props = { readonly collection: ComposedMail['collection'] }

/** Before a message is sent: what it announces will be collected. Nothing where nothing will be. */
export function AnnouncedCollection({ collection }: Props) {
  const formats = useFormats()
  if (!collection) return null
  const amount = formats.money(collection.amount, collection.currency)
  const day = formats.date(collection.day)
  const method = savedMethodText(collection)
  return (
    <Notice tone="blue" icon="cash" title={t`${amount} will be collected on ${day}`}>
      {t`From ${method}. The message tells the customer.`}
    </Notice>
  )
}
