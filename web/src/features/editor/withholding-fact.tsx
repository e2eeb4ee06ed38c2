import { offeredWithholdings } from '@bordereau/domain/invoice/withholding'
import { inLanguage } from '@bordereau/domain/local-text'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext, useShown } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { NumberCell } from './number-cell.tsx'
import { useDraft, useSet } from './store.ts'

/** What the customer withholds of the price: the tax of the law, its rate, and what it is taken of. */
export function WithholdingFact() {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const set = useSet()
  const shown = useShown('withholding')
  const value = useDraft('withholding') ?? null
  const { seller, buyer } = useParties()
  if (value === null && !shown) return null
  const offers = offeredWithholdings(seller, buyer)
  const known = offers.some(({ key }) => key === value?.key)
  return (
    <>
      <PaperLabel>{t`Withheld`}</PaperLabel>
      <PaperSelect
        label={t`Tax that the customer withholds`}
        data-path="withholding"
        value={value?.key ?? ''}
        options={[
          { value: '', label: t`Nothing` },
          ...(value === null || known ? [] : [{ value: value.key, label: value.key }]),
          ...offers.map(({ key, name, hint, rate }) => ({
            value: key,
            label: [
              inLanguage(name, formats.tag),
              rate === null ? '' : formats.percent(rate),
              hint === undefined ? '' : `(${inLanguage(hint, formats.tag)})`,
            ].join(' '),
          })),
        ]}
        onChange={key => {
          const offer = offers.find(each => each.key === key)
          set({ withholding: offer ? { key, rate: offer.rate, of: offer.of } : null })
        }}
      />
      {value !== null && <Rate />}
    </>
  )
}

function Rate() {
  const { t } = useLingui()
  const withholding = useDraft('withholding') ?? null
  return (
    <>
      <PaperLabel>{t`Rate in %`}</PaperLabel>
      <NumberCell
        cell={{ of: 'document', field: 'withholdingRate' }}
        value={withholding?.rate ?? null}
        label={t`Rate of the tax withheld in percent`}
        path="withholding.rate"
      />
    </>
  )
}
