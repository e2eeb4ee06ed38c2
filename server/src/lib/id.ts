import { v5, v7 } from 'uuid'

/** A UUID of version 7, which sorts by time and so keeps the indexes dense. */
export function newId(): string {
  return v7()
}

/** A UUID of version 5: always the same id for the same name in a workspace. */
export function idOf(workspaceId: string, name: string): string {
  return v5(name, workspaceId)
}

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
