import { savableName } from '@bordereau/domain/file-name'

/** A document's number as a file name valid on every operating system, without extension. */
export function fileNameOf(number: string): string {
  return savableName(number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')) || 'document'
}
