/**
 * Whether the text is a path of this application: browsers must not read it as another host (`//host`, `/\host`, or
 * either with a tab or a line break in it).
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\r\n\t\\]/.test(path)
}
