/** The promise with a timeout: rejects with a TimeoutError when it is late. */
export function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException(`Nothing within ${milliseconds} ms.`, 'TimeoutError')),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
