import { updateMe } from '@bordereau/contract/session'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useAct } from '../../act.ts'
import { type Spoken, chooseLanguage, languageOf, rememberLanguage } from '../../language.ts'
import { becomeMe, useMe } from '../../session.tsx'

/** The language of the interface and how to choose another: kept in this browser at once, and in the account. */
export function useLanguage(): {
  readonly language: Spoken
  readonly choose: (tag: string) => Promise<void>
} {
  const { i18n } = useLingui()
  const { person } = useMe()
  const { act } = useAct(updateMe)
  const choose = async (tag: string): Promise<void> => {
    try {
      await chooseLanguage(tag)
    } catch {
      toasts.error(t`The language could not be loaded. Check the connection and try again.`)
      return
    }
    rememberLanguage(tag, person === null)
    if (person === null) return
    const answer = await act({ body: { language: tag } })
    if (answer.ok) becomeMe(answer.value)
  }
  return { language: languageOf(i18n.locale), choose }
}
