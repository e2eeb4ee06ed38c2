import { updateMe } from '@bordereau/contract/session'
import { type SchemeChoice, useColorScheme } from '@bordereau/ui/scheme'
import { useAct } from '../../act.ts'

/** Light or dark and how to choose: kept in this browser at once, and in the account. */
export function useScheme(): {
  readonly choice: SchemeChoice
  readonly choose: (choice: SchemeChoice) => void
} {
  const scheme = useColorScheme()
  const { act } = useAct(updateMe)
  const choose = (choice: SchemeChoice): void => {
    scheme.choose(choice)
    void act({ body: { colorScheme: choice } })
  }
  return { choice: scheme.choice, choose }
}
