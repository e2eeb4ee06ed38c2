/** From 0 (nothing typed) to 4 (strong): length first, variety second, repetition punished. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const characters = [...password]
  const distinct = new Set(characters).size
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter(kind =>
    kind.test(password),
  ).length
  const worth = Math.min(characters.length, distinct * 2) + (kinds - 1) * 2
  if (characters.length < 8 || worth < 12) return 1
  if (worth < 16) return 2
  return worth < 20 ? 3 : 4
}
