/**
 * Whether the text is a path of this application: browsers must not read it as another host (`//host`, `/\host`, or
 * either with a tab or a line break in it, which may have been made a space).
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\s\\]/.test(path)
}
