import { useColorScheme } from '@bordereau/ui/scheme'
import { useEffect, useEffectEvent } from 'react'
import { chooseLanguage, keptLanguage } from '../../language.ts'
import { useMe } from '../../session.tsx'

/** Takes language and colours from the account where nothing was chosen in this browser. */
export function useAccountPreferences(): void {
  const { person } = useMe()
  const scheme = useColorScheme()
  const apply = useEffectEvent(() => {
    if (!person) return
    if (keptLanguage() === undefined) void chooseLanguage(person.language)
    if (scheme.choice === 'auto' && person.colorScheme !== 'auto') scheme.choose(person.colorScheme)
  })
  const personId = person?.id
  useEffect(() => {
    if (personId !== undefined) apply()
  }, [personId])
}
