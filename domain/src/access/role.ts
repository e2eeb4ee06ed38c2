export const ROLES = ['owner', 'admin', 'accountant', 'member', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** A stored role; unknown text becomes the role with the fewest permissions. */
export function roleOf(text: string): Role {
  return ROLES.find(role => role === text) ?? 'viewer'
}
