import { v7 } from 'uuid'

/** A new id. Version 7 sorts by time, which keeps the indexes dense. */
export function newId(): string {
  return v7()
}
