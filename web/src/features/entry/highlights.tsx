export function Highlights() {
  return null
}
