/** How far many acts have come. */
export type BulkState<Item> = {
  readonly done: number
  readonly total: number
  readonly failed: readonly { readonly item: Item; readonly reason: string }[]
  readonly running: boolean
}

/**
 * Does one thing to many, one after the other, and goes on where one is refused. `act` answers with the reason when it was. Stops
 * between two items when `signal` is aborted; what is done stays done.
 */
export async function runBulk<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<string | undefined>,
  onState: (state: BulkState<Item>) => void,
  signal: AbortSignal,
): Promise<BulkState<Item>> {
  let state: BulkState<Item> = { done: 0, total: items.length, failed: [], running: true }
  onState(state)
  for (const item of items) {
    if (signal.aborted) break
    const reason = await act(item)
    const failed = reason === undefined ? state.failed : [...state.failed, { item, reason }]
    state = { ...state, done: state.done + 1, failed }
    onState(state)
  }
  state = { ...state, running: false }
  onState(state)
  return state
}
