/** The meaning of a colour; never used without a text or icon. */
export type Tone = 'grey' | 'blue' | 'green' | 'amber' | 'red'
