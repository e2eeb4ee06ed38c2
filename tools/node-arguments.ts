/**
 * Arguments of Node for processes of tests, which start by the hundred and live for seconds. V8 otherwise compiles the
 * WebAssembly of the embedded database a second time, optimised, in the background of each process, which costs more
 * processor time than 4,000 queries save; and it collects garbage of a heap that only grows while the program is loaded,
 * in threads beside it: both together were a fifth of the processor time of a start.
 */
export const TEST_NODE: string[] = [
  '--liftoff-only',
  '--single-threaded-gc',
  '--initial-old-space-size=256',
]
