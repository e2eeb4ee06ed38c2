import type { File } from './tidy.ts'

/**
 * Words that this project does not use, with the field's term for each: in identifiers, comments, texts and names of
 * tests. Only distinctive words stand here; common English ones (act, mark, way, place, work) are judged by reading.
 */
export const BANNED: readonly (readonly [RegExp, string])[] = [
  [/(?<!companies[ -])(?<!in-)\bhouse\b/i, 'AppContext, the application'],
  [/\b[Tt]estHouse\b|\bstartHouse\b|\bHouse[A-Z]/, 'TestApp, startApp'],
  [/errand/i, 'authorization request'],
  [/\bsetOut\b|\bcomeBack\b/, 'beginAuthorization, finishAuthorization'],
  [
    /\bopenDoor\b|becomeSomebody|\btheDoor|doorway/i,
    'checkSignUpAllowed, claimGuestAccount, public app',
  ],
  [/\buseAct\b|\buseGet\b/, 'useMutation, useQuery'],
  [
    /\bdoLater\b|\bkeptDrafts?\b|\bKeptDraft\b|\bKeptLetter\b/,
    'undoable action, draftBackup, unsentEmail',
  ],
  [
    /\buseDesk\b|\bmendOf\b|\bjumpTo\b|\buseActs\b/,
    'useEditorContext, quickFixFor, focusField, useCommands',
  ],
  [/\bLackCode\b|\bLacks?\b|\black\(/, 'MissingField, missingFields'],
  [/\bvoiceOf\b|\bVoice\b/, 'DocumentFormatter'],
  [/\bHappening\b|furnish|\bgranted\(/, 'SampleEvent, seed, unwrap'],
  [/\btellOf[A-Z]|\bNews\b|\bnextMorning\b/, 'notify…, NotificationInput, nextDigestTime'],
  [/\bmayLet\b|\bbringOn\b/, 'mayAutomate, issueOrSend'],
  [/hardness|\bUnsolved\b/i, 'difficulty, VerificationFailure'],
  [/\btimesOver\b|\bgiveBack\b|\bforgive\b/, 'limitExceededTimes, refundTry, resetTries'],
  [
    /\bapp\.wall\b|\bloadBeside\b|\bunlessOwner\b|\bbySight\b/,
    'app.enable_rls, related, refuseUnlessInstanceOwner, byUrgency',
  ],
  [
    /\bwakers?\b|\bbreathe\b|\bSTRIDE\b|\bstandIn\b/,
    'listeners, yieldToEventLoop, CHUNK, testBaseUrl',
  ],
  [/\bwho(m)?ever\b|\bsomebody\b|\bnobody\b/i, 'a person or role by name'],
  [/letterbox/i, 'mail server'],
]

/** Where a banned word stands: 'path:line: word: say …'. */
export function bannedWords(files: readonly File[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) =>
      BANNED.flatMap(([pattern, instead]) => {
        const found = pattern.exec(line)
        return found ? [`${path}:${i + 1}: “${found[0]}”: say ${instead}`] : []
      }),
    ),
  )
}
