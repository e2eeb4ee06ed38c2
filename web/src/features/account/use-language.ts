import { updateMe } from '@bordereau/contract/preferences'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useLingui } from '@lingui/react'
import { useMutation } from '../../data/mutation.ts'
import {
  type SupportedLanguage,
  chooseLanguage,
  languageOf,
  rememberLanguage,
} from '../../texts/language.ts'
import { setMe, useMe } from '../../data/session.tsx'

/** The language of the interface and a function to change it: stored in this browser at once, and in the account. */
export function useLanguage(): {
  readonly language: SupportedLanguage
  readonly choose: (tag: string) => Promise<void>
} {
  const { i18n } = useLingui()
  const { person } = useMe()
  const { mutate } = useMutation(updateMe)
  const choose = async (tag: string): Promise<void> => {
    try {
      await chooseLanguage(tag)
    } catch {
      toasts.error(t`The language could not be loaded. Check the connection and try again.`)
      return
    }
    rememberLanguage(tag, person === null)
    if (person === null) return
    const response = await mutate({ body: { language: tag } })
    if (response.ok) setMe(response.value)
  }
  return { language: languageOf(i18n.locale), choose }
}
