import { type BankFeedView, listBankInstitutions } from '@bordereau/contract/bank-connections'
import { Notice } from '@bordereau/ui/badge/badge'
import { Combobox } from '@bordereau/ui/field/combobox'
import { Flag } from '@bordereau/ui/flag/flag'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { Trans, t } from '#macros'
import { type FormEvent, useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { countriesIn } from '../party/names.ts'
import { connectionRefusal } from './connection-texts.ts'
import { useConnectBank } from './use-connect-bank.ts'

type Props = { readonly feed: BankFeedView; readonly onClose: () => void }

/** Chooses a bank by its country and name, and leads to its consent. */
export function ConnectBank({ feed, onClose }: Props) {
  const { country: own } = useWorkspace()
  const [country, setCountry] = useState(
    feed.countries.find(code => code === own) ?? feed.countries[0] ?? '',
  )
  const [institutionId, setInstitutionId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { connect, pending, refused } = useConnectBank(feed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(institutionId === '')
    if (institutionId !== '') void connect({ country, institutionId })
  }
  return (
    <SubmitForm
      submitLabel={<Trans>Go to the bank</Trans>}
      look="primary"
      pending={pending}
      refused={refused}
      messageOf={connectionRefusal}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack>
        <CountryChoice
          codes={feed.countries}
          country={country}
          onChange={code => {
            setCountry(code)
            setInstitutionId('')
          }}
        />
        <BankChoice
          key={country}
          feed={feed.feed}
          country={country}
          chosen={institutionId}
          error={isMissing && institutionId === '' ? t`Choose a bank` : undefined}
          onChoose={setInstitutionId}
        />
        <Text size={13} tone="muted">
          <Trans>
            You sign in at your bank and choose which accounts are read: their transactions, no
            payments. You come back here afterwards.
          </Trans>
        </Text>
      </Stack>
    </SubmitForm>
  )
}

function CountryChoice(props: {
  readonly codes: readonly string[]
  readonly country: string
  readonly onChange: (country: string) => void
}) {
  const { tag } = useLocale()
  const options = countriesIn(tag)
    .filter(({ code }) => props.codes.includes(code))
    .map(({ code, name }) => ({
      value: code,
      label: name,
      keywords: code,
      picture: <Flag country={code} beside />,
    }))
  return (
    <Combobox
      label={t`Country of the bank`}
      options={options}
      chosen={options.find(({ value }) => value === props.country)}
      onChoose={option => option && props.onChange(option.value)}
    />
  )
}

function BankChoice(props: {
  readonly feed: string
  readonly country: string
  readonly chosen: string
  readonly error: string | undefined
  readonly onChoose: (institutionId: string) => void
}) {
  const { workspaceId } = useWorkspace()
  const { feed, country, chosen, error, onChoose } = props
  const query = useQuery(listBankInstitutions, { workspaceId, feed, country })
  if (query.refused) return <Notice tone="red" title={connectionRefusal(query.refused)} live />
  const institutions = query.data?.institutions ?? []
  const options = institutions.map(({ id, name, bic, holder, test }) => ({
    value: id,
    label: name,
    keywords: bic,
    ...(holder === 'business' ? { help: t`Accounts of businesses` } : {}),
    ...(holder === 'personal' ? { help: t`Accounts of persons` } : {}),
    ...(test ? { help: t`Made up, to try it: no money` } : {}),
  }))
  return (
    <Combobox
      label={t`Bank`}
      placeholder={query.pending ? t`The banks are loading …` : t`Search by name or BIC`}
      options={options}
      chosen={options.find(({ value }) => value === chosen)}
      onChoose={option => onChoose(option?.value ?? '')}
      error={error}
      required
    />
  )
}
