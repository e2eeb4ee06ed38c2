export function ItemsImportPage() {
  return null
}
