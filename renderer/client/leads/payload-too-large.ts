/** Requests that outlive their page share 64 KiB in a browser: a quarter of it leaves room for several destinations. */
const limit = 16 * 1024;

/** Thrown when a lead is more than can be sent. */
class PayloadTooLarge extends Error {
  override readonly name = 'PayloadTooLarge';
}

/** Throws {@link PayloadTooLarge} when a body is longer than 16 KiB. */
export function checkSize(body: string): void {
  const size = new TextEncoder().encode(body).length;
  if (size > limit) throw new PayloadTooLarge(`${size} bytes`);
}
