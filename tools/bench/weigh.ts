import { bundleFigures } from './bundle.ts'
import { isWithin, print } from './figure.ts'

/** The size of each first visit with its limit; fails when one is exceeded. Part of `npm test`. */
const figures = bundleFigures()
print(figures)
if (!figures.every(isWithin)) process.exitCode = 1
