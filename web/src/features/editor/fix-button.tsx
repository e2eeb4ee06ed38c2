import { Button } from '@bordereau/ui/button/button'
import { Link } from '@bordereau/ui/link/link'
import { Trans } from '#macros'
import { useEditorContext } from './editor-context.ts'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { focusField } from './focus-field.ts'
import { quickFixFor } from './quick-fix.ts'
import { useEditor, useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'

/** Applies the quick fix if there is one, else leads to the field, or to the page where the value is edited. */
export function FixButton({ finding }: { finding: IssueFinding }) {
  const { workspaceId, view, company } = useEditorContext()
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
  const quickFix = quickFixFor(
    finding,
    store.read().draft,
    getTaxContext(),
    company.profile.address,
  )
  if (quickFix !== undefined) {
    return (
      <Button size="sm" icon="wand" onClick={() => store.dispatch(quickFix.action)}>
        {quickFix.label()}
      </Button>
    )
  }
  return (
    <Button size="sm" onClick={() => focusField(path, store.read(), view)}>
      <Trans>Go to field</Trans>
    </Button>
  )
}

const COMPANY_SETTINGS = 'settings/company'

/** The page where the value is edited, if it is no value of the draft. */
function pageOf(path: string, customerId: string | null): string | undefined {
  if (path === 'seller' || path.startsWith('seller.')) return COMPANY_SETTINGS
  const ofBuyer = path === 'buyer' || path.startsWith('buyer.')
  return ofBuyer && customerId !== null ? `customers/${customerId}` : undefined
}
