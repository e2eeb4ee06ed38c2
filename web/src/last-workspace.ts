const KEY = 'bordereau.workspace'

/** The company last worked in, kept in this browser. Storage may be forbidden; then the first one is opened. */
export const lastWorkspace = {
  read(): string | undefined {
    try {
      return localStorage.getItem(KEY) ?? undefined
    } catch {
      return undefined
    }
  },
  write(workspaceId: string): void {
    try {
      localStorage.setItem(KEY, workspaceId)
    } catch {
      // Not kept; nothing depends on it.
    }
  },
}
