/** Stands in for the browser's EventSource: the test sends the events. */
export class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = []
  readonly url: string
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  close(): void {
    this.isClosed = true
  }

  send(kind: string, data: unknown, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data), lastEventId }))
  }

  fail(): void {
    this.dispatchEvent(new Event('error'))
  }
}
