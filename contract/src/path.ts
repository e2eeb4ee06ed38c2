/**
 * Whether it is the address of a page of ours: a path, and no way to write that browsers take for another host (`//host`,
 * `/\host`, or either with a tab or a line break in it).
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\r\n\t\\]/.test(path)
}
