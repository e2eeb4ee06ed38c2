export function NewCompanyPage() {
  return null
}
