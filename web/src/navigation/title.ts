import { useContext, useEffect } from 'react'
import { WorkspaceContext } from '../data/session.tsx'

/** '… · Bordereau' as the document's title while the page is shown. */
export function useTitle(title: string): void {
  const company = useContext(WorkspaceContext)?.name
  useEffect(() => {
    document.title = titleOf(title, company)
  }, [title, company])
}

export function titleOf(title: string, company: string | undefined): string {
  return [title, company, 'Bordereau'].filter(part => part !== undefined && part !== '').join(' · ')
}
