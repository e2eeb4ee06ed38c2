import type { PerformedAt } from '@bordereau/domain/country/supply'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useEditorContext } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { useSharedByLines } from './shared-by-lines.tsx'
import { useSetLine } from './store.ts'
import { answered, isSamePlace, placeOf } from './supply-change.ts'

const PlaceDialog = lazy(async () => ({
  default: (await import('./place-dialog.tsx')).PlaceDialog,
}))

type Props = { readonly line: DraftLine; readonly index: number }

/** Where the supply is performed: at the company's address, at the customer's, or elsewhere. */
export function PerformedAtField({ line, index }: Props) {
  const { t } = useLingui()
  const { company } = useEditorContext()
  const { buyer } = useParties()
  const { sale } = useSharedByLines()
  const setLine = useSetLine(line.id)
  const [isOpen, setOpen] = useState(false)
  const { performedAt = null } = line
  const ours = placeOf(company.profile.address)
  const theirs = buyer === null ? null : placeOf(buyer.address)
  const options = [
    { value: '', label: t`Where it is performed …` },
    { value: 'ours', label: t`At our address (${nameOf(ours)})` },
    ...(theirs === null || theirs.country === ''
      ? []
      : [{ value: 'theirs', label: t`At the customer’s (${nameOf(theirs)})` }]),
    { value: 'other', label: t`At another place` },
  ]
  const value = valueOf(performedAt, ours, theirs)
  const set = (place: PerformedAt | null) => setLine(answered(line, { performedAt: place }, sale))
  return (
    <>
      <PaperSelect
        label={t`Where it is performed, line ${index + 1}`}
        data-path={`lines.${index}.performedAt`}
        value={value}
        options={options}
        short={value === 'other' && performedAt !== null ? nameOf(performedAt) : undefined}
        onChange={chosen => {
          if (chosen === 'other') setOpen(true)
          else set(chosen === 'ours' ? ours : chosen === 'theirs' ? theirs : null)
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <PlaceDialog
            place={performedAt ?? { ...ours, postCode: '', city: '', subdivision: '' }}
            onChoose={set}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function valueOf(place: PerformedAt | null, ours: PerformedAt, theirs: PerformedAt | null): string {
  if (place === null) return ''
  if (isSamePlace(place, ours)) return 'ours'
  return theirs !== null && isSamePlace(place, theirs) ? 'theirs' : 'other'
}

function nameOf({ city, postCode, country }: PerformedAt): string {
  return [city || postCode, country].filter(text => text !== '').join(', ')
}
