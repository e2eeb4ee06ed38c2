/**
 * The names of devices, which no file can have on Windows, whatever ending follows
 * (https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file).
 */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?= *(?:\.|$))/i

/** The name of a file with which every operating system can save it: '_' before the name of a device of Windows. */
export function savableName(fileName: string): string {
  return DEVICE.test(fileName) ? `_${fileName}` : fileName
}
