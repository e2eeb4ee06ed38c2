import { asText, storedValue } from '@bordereau/ui/stored-value'

/** The company opened last, stored in this browser. Where there is none, the first company is opened. */
export const lastWorkspace = storedValue('bordereau.workspace', asText)
