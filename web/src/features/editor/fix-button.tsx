import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans } from '#macros'
import { useEditorContext } from './editor-context.ts'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { isMissingField } from './finding-store.tsx'
import { focusField } from './focus-field.ts'
import { kindPath, quickFixFor } from './quick-fix.ts'
import { useEditor, useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'

/**
 * Applies the quick fix, if there is one, to all of the same kind; else leads to the field of the first, or to the page
 * where the value is edited. A question has both.
 */
export function FixButton({
  finding,
  group,
}: {
  finding: IssueFinding
  group: readonly IssueFinding[]
}) {
  const { workspaceId, company } = useEditorContext()
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const { path } = finding
  const customerId = useEditor(({ draft }) => draft.customerId)
  const page = pageOf(path, customerId)
  if (page !== undefined) {
    return (
      <Link href={`/w/${workspaceId}/${page}`}>
        {page === COMPANY_SETTINGS ? (
          <Trans>Open company settings</Trans>
        ) : (
          <Trans>Open the customer</Trans>
        )}
      </Link>
    )
  }
  const fixOf = (each: IssueFinding) =>
    quickFixFor(each, store.read().draft, getTaxContext(), company.profile.address)
  const quickFix = fixOf(finding)
  if (quickFix !== undefined) {
    const fix = () =>
      store.dispatch({ do: 'each', actions: group.flatMap(each => fixOf(each)?.action ?? []) })
    const { otherwise } = quickFix
    return (
      <>
        <Button size="sm" icon="wand" onClick={fix}>
          {quickFix.label()}
        </Button>
        {otherwise !== undefined && <GoToField path={otherwise} />}
      </>
    )
  }
  return (
    <>
      <GoToField path={finding.code === 'BDX-TAX-02' ? kindPath(path) : path} />
      {isMissingField(finding.code) ? null : <NoProposal />}
    </>
  )
}

function GoToField({ path }: { readonly path: string }) {
  const { view } = useEditorContext()
  const store = useEditorStore()
  return (
    <Button size="sm" onClick={() => focusField(path, store.read(), view)}>
      <Trans>Go to field</Trans>
    </Button>
  )
}

/** That there is no fix is said where one could be looked for: what is not filled in yet needs none. */
function NoProposal() {
  return (
    <Text as="span" size={12} tone="muted">
      <Trans>No value can be proposed.</Trans>
    </Text>
  )
}

const COMPANY_SETTINGS = 'settings/company'

/** The page where the value is edited, if it is no value of the draft. */
function pageOf(path: string, customerId: string | null): string | undefined {
  if (path === 'seller' || path.startsWith('seller.')) return COMPANY_SETTINGS
  const ofBuyer = path === 'buyer' || path.startsWith('buyer.')
  return ofBuyer && customerId !== null ? `customers/${customerId}` : undefined
}
