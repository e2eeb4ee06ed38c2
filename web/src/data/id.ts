/**
 * 128 random bits as text. Not `crypto.randomUUID`, which browsers offer in secure contexts only: an instance on an
 * office network is often reached by plain http.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
