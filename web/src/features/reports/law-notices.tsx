import { LawChangeNotice } from './law-change-notice.tsx'
import { TurnoverNotice } from './turnover-notice.tsx'

/** What few companies have to know: a threshold that is near, a law that is about to change. */
export function LawNotices() {
  return (
    <>
      <TurnoverNotice />
      <LawChangeNotice />
    </>
  )
}
