import type { CustomerValues } from './customer-values.ts'
import type { Form } from '../../form/form.ts'
import { PARTY_KINDS, type PartyKind } from '@bordereau/domain/party/party'
import { TextField } from '@bordereau/ui/field/text-field'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import type { Ref } from 'react'
import { PastedNotice } from '../party/pasted-notice.tsx'
import type { CustomerPaste } from './use-customer-paste.ts'

type Props = {
  readonly form: Form<CustomerValues>
  readonly nameRef?: Ref<HTMLInputElement>
  readonly paste: CustomerPaste
}

/** Kind and names; also used by the dialog that creates a customer. */
export function IdentityFields({ form, nameRef, paste }: Props) {
  const { t } = useLingui()
  const { values, errors } = form
  const { profile } = values
  const set = (patch: Partial<typeof profile>) => form.set('profile', { ...profile, ...patch })
  return (
    <Stack>
      <KindField value={profile.kind} onChange={kind => set({ kind })} />
      <div>
        <TextField
          label={profile.kind === 'person' ? t`Name` : t`Legal name`}
          required
          ref={nameRef ?? null}
          // In a dialog: the first field that is still to be filled in.
          data-autofocus={profile.legalName === '' ? '' : undefined}
          autoComplete="off"
          maxLength={200}
          value={profile.legalName}
          error={errors['profile.legalName']}
          onChange={legalName => set({ legalName })}
          onPaste={paste.onPaste('legalName')}
        />
        <PastedNotice pasted={paste.pasted}>
          <Trans>The rest is in the note.</Trans>
        </PastedNotice>
      </div>
      {profile.kind !== 'person' && (
        <TextField
          label={t`Trading name`}
          help={t`When it is known by another name than the legal one.`}
          maxLength={200}
          value={profile.tradingName}
          onChange={tradingName => set({ tradingName })}
        />
      )}
    </Stack>
  )
}

function KindField(props: { value: PartyKind; onChange: (kind: PartyKind) => void }) {
  const { t } = useLingui()
  const labels: Readonly<Record<PartyKind, string>> = {
    business: t`Business`,
    government: t`Public authority`,
    person: t`Private person`,
  }
  return (
    <Segmented
      label={t`Kind of customer`}
      labelHidden
      value={props.value}
      options={PARTY_KINDS.map(value => ({ value, label: labels[value] }))}
      onChange={props.onChange}
    />
  )
}
