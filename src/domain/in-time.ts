/** What a promise gives within `ms` milliseconds; throws what it throws, and after that time what `late` makes. What comes later is dropped. */
export async function orLate<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([promise, isLate]).finally(() => clearTimeout(timer));
}

/**
 * What a promise gives within `ms` milliseconds, else `otherwise`; also where it fails, and at once where no time is left.
 * What comes later is dropped.
 */
export async function inTime<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  if (ms <= 0) {
    promise.catch(() => {}); // nobody waits for it
    return otherwise;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
