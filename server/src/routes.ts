import type { Route } from './lib/route.ts'

/** Every endpoint the house serves. */
export const routes: readonly Route[] = []
