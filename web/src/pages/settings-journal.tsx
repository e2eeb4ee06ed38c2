export function SettingsJournalPage() {
  return null
}
