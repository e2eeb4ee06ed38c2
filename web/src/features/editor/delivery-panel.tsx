import { getCustomer } from '@bordereau/contract/customers'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Facts, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { LanguageField } from '../party/country-field.tsx'
import { useEditorContext } from './editor-context.ts'
import { DraftFormatFacts } from './draft-formats.tsx'
import { useDraft, useSet } from './store.ts'

/** Recipients, languages and formats of the document. */
export function DeliveryPanel() {
  return (
    <Stack gap={5}>
      <Recipients />
      <DocumentLanguages />
      <section>
        <Text weight="medium">
          <Trans>Formats created when it is issued</Trans>
        </Text>
        <DraftFormatFacts />
      </section>
    </Stack>
  )
}

function DocumentLanguages() {
  const { t } = useLingui()
  const set = useSet()
  const language = useDraft('language')
  const second = useDraft('secondLanguage')
  return (
    <>
      <LanguageField
        label={t`Language`}
        help={t`Of the document, the email and the payment page.`}
        value={language}
        onChange={code =>
          set({ language: code, ...(code === second ? { secondLanguage: null } : {}) })
        }
      />
      <LanguageField
        label={t`Second language on the document`}
        clearable
        value={second ?? ''}
        onChange={code => set({ secondLanguage: code === '' || code === language ? null : code })}
      />
    </>
  )
}

function Recipients() {
  const { t } = useLingui()
  const { workspaceId } = useEditorContext()
  const customerId = useDraft('customerId')
  const query = { workspaceId, customerId: customerId ?? '' }
  const customer = useQuery(getCustomer, query, { enabled: customerId !== null }).data
  if (customerId === null || customer === undefined) {
    return <Text tone="muted">{t`Choose a customer to see where the document will go.`}</Text>
  }
  const { electronicAddress } = customer.profile
  const none = (
    <Link href={`/w/${workspaceId}/customers/${customerId}`}>{t`None yet. Add one`}</Link>
  )
  return (
    <Facts
      facts={[
        { name: t`Email`, value: customer.email === '' ? none : customer.email },
        ...(electronicAddress
          ? [{ name: t`Electronic address`, value: <NetworkAddress {...electronicAddress} /> }]
          : []),
      ]}
    />
  )
}

function NetworkAddress({ schemeId, id }: { schemeId?: string | undefined; id: string }) {
  return (
    <>
      {schemeId}:{id} <CopyButton text={id} />
    </>
  )
}
