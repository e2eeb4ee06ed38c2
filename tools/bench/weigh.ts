import { bundleFigures } from './bundle.ts'
import { isWithin, print } from './figure.ts'

/** What each first visit costs, beside its limit; fails when one is passed. Part of `npm test`. */
const figures = bundleFigures()
print(figures)
if (!figures.every(isWithin)) process.exitCode = 1
