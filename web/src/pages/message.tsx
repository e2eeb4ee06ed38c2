export function MessagePage() {
  return null
}
