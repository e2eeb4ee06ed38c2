import { updateMe } from '@bordereau/contract/preferences'
import { type SchemeChoice, useColorScheme } from '@bordereau/ui/scheme'
import { useMutation } from '../../data/mutation.ts'

/** Light or dark and a function to change it: stored in this browser at once, and in the account. */
export function useScheme(): {
  readonly choice: SchemeChoice
  readonly choose: (choice: SchemeChoice) => void
} {
  const scheme = useColorScheme()
  const { mutate } = useMutation(updateMe)
  const choose = (choice: SchemeChoice): void => {
    scheme.choose(choice)
    void mutate({ body: { colorScheme: choice } })
  }
  return { choice: scheme.choice, choose }
}
