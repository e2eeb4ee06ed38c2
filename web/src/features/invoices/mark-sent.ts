import { markSent } from '@bordereau/contract/invoices'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { useLingui } from '@lingui/react/macro'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { refusalWords } from './refusal-words.ts'
import { AFTER_DOCUMENT } from './touched.ts'

type Place = { readonly workspaceId: string; readonly invoiceId: string }

/** Asks how a document reached the customer, and notes it as sent. */
export function useMarkSent(query: Place): () => Promise<void> {
  const { t } = useLingui()
  const sent = useAct(markSent, { touches: AFTER_DOCUMENT })
  return async () => {
    await dialogs.prompt({
      title: t`Mark as sent`,
      message: t`For what reached the customer another way: handed over, posted, uploaded.`,
      input: 'text',
      label: t`How`,
      initial: t`by hand`,
      confirmLabel: t`Mark as sent`,
      done: t`Marked as sent.`,
      validate: async how => {
        const answer = await sent.act({ query, body: { how } })
        return answer.ok ? undefined : (refusalWords(answer) ?? wordsOf(answer))
      },
    })
  }
}
