import { type ConfirmOptions, dialogs } from '@bordereau/ui/dialog/dialogs'
import { vi } from 'vitest'

/** A question that was asked; `error` is what the dialog shows when its action was refused. */
export type AskedQuestion = ConfirmOptions & { readonly error: string | undefined }

/** Confirms each question and returns those that were asked; `vi.restoreAllMocks()` ends it. */
export function confirmQuestions(): AskedQuestion[] {
  const asked: AskedQuestion[] = []
  vi.spyOn(dialogs, 'confirm').mockImplementation(async options => {
    const error = (await options.onConfirm?.()) ?? undefined
    asked.push({ ...options, error })
    return error === undefined
  })
  return asked
}

/** Answers each prompt with a text and returns what the dialogs say to it; `vi.restoreAllMocks()` ends it. */
export function answerPrompts(text: string): (string | undefined)[] {
  const said: (string | undefined)[] = []
  vi.spyOn(dialogs, 'prompt').mockImplementation(async options => {
    const { validate } = options as { validate: (value: string) => Promise<string | undefined> }
    said.push(await validate(text))
    return undefined
  })
  return said
}
