/** What a colour means; never shown without a word or sign beside it. */
export type Tone = 'grey' | 'blue' | 'green' | 'amber' | 'red'
