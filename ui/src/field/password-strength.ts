/** From 0 (empty) to 4 (strong): by length, then variety; repetition lowers it. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const characters = [...password]
  const distinct = new Set(characters).size
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter(kind =>
    kind.test(password),
  ).length
  const score = Math.min(characters.length, distinct * 2) + (kinds - 1) * 2
  if (characters.length < 8 || score < 12) return 1
  if (score < 16) return 2
  return score < 20 ? 3 : 4
}
