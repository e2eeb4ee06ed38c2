/** A shortcut: one key ('?', '/') or two in a row ('c i'), and its action. */
export type Shortcut = { readonly keys: string; readonly run: () => void }

/** A shortcut with its description, for the dialog. */
export type KeyHelp = { readonly keys: string; readonly what: string }

/** How long after the first of two keys the second one counts, in milliseconds. */
export const PAUSE_MS = 1500

export type Pressed = { readonly key: string; readonly at: number }

/** The shortcut that these presses complete; those of two keys come before those of one. */
export function shortcutFor(
  shortcuts: readonly Shortcut[],
  former: Pressed | undefined,
  now: Pressed,
): Shortcut | undefined {
  const both =
    former !== undefined && now.at - former.at <= PAUSE_MS ? `${former.key} ${now.key}` : undefined
  return (
    shortcuts.find(({ keys }) => keys === both) ?? shortcuts.find(({ keys }) => keys === now.key)
  )
}

/**
 * Whether these are the keys of a shortcut like 'Mod+K'; on a keyboard of another script the key's position decides.
 */
export function isModified(
  keys: string,
  event: Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const letter = /^Mod\+([A-Z])$/.exec(keys)?.[1]
  const held = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
  if (letter === undefined || !held) return false
  const isLatin = /^[a-z]$/i.test(event.key)
  return isLatin ? event.key.toUpperCase() === letter : event.code === `Key${letter}`
}
