/**
 * Prints a line and waits until it is written. A synchronous write fails (EAGAIN) while the pipe is full because the
 * parent is busy: its end does not block.
 */
export function printLine(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, error => (error ? reject(error) : resolve()))
  })
}
