/** A document's number as a file name valid on every operating system, without extension. */
export function fileNameOf(number: string): string {
  return number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || 'document'
}
