import type { ColumnType } from 'kysely'

/** Written with a default by the database when left out. */
export type Default<T> = ColumnType<T, T | undefined, T>
/** JSON: read parsed, written as text, so that arrays and null are never mistaken for SQL ones. */
export type Json = ColumnType<unknown, string, string>
export type DefaultJson = ColumnType<unknown, string | undefined, string>
