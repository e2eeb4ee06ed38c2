export function CustomersImportPage() {
  return null
}
