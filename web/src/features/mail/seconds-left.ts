import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Counts down from the server's value, between two responses. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const until = performance.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)))
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
