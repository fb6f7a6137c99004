import type { IncomingMessage } from 'node:http';

/** Returns the body of a request as text; undefined if it is longer than `longest` bytes. */
export async function bodyOf(request: IncomingMessage, longest: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns the value of a JSON text; undefined if it is no JSON, or nested so deep that functions which call themselves fail. */
export function parseJson(text: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return depthIsBelow(value, deepest) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** More levels than a value of a page, a form or a config has. */
const deepest = 100;

function depthIsBelow(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((inner) => depthIsBelow(inner, most - 1));
}
