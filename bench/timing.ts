/** Milliseconds for each piece of work, after an uncounted warm-up with some of them, or as many as given. */
export async function timeEach<T>(pieces: T[], work: (piece: T) => unknown, warmUp = WARM_UP): Promise<number[]> {
  for (const piece of pieces.slice(0, warmUp)) await work(piece)
  const times: number[] = []
  for (const piece of pieces) {
    const start = performance.now()
    await work(piece)
    times.push(performance.now() - start)
  }
  return times
}

const WARM_UP = 300

export function percentile(times: number[], percent: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

export const shown = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`.padStart(10)
