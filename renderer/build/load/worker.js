// Runs a bundled config apart from the engine, so that one that hangs, exits or changes globals harms nothing.
// Plain JavaScript: a worker starts without the TypeScript loader, which would cost more than all of this.
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';

/** @typedef {{ path: (string | number)[], what: string }} NotData */

/**
 * @param {unknown} value
 * @param {(string | number)[]} path
 * @param {NotData[]} faults
 * @param {Map<unknown, unknown>} seen copies by their original, so that what was shared stays shared
 * @param {unknown[]} above the objects this one stands in
 * @returns {unknown} the value as data; what is not data becomes null, so that its place in the config stays known
 */
function toData(value, path, faults, seen, above) {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) faults.push({ path, what: String(value) });
    return value;
  }
  if (typeof value !== 'object') {
    faults.push({ path, what: `a ${typeof value}` });
    return null;
  }
  if (above.includes(value)) {
    faults.push({ path, what: 'an object that holds itself' });
    return null;
  }
  const known = seen.get(value);
  if (known !== undefined) return known;
  const inside = [...above, value];
  if (Array.isArray(value)) {
    /** @type {unknown[]} */
    const list = [];
    seen.set(value, list);
    for (const [index, item] of value.entries()) list.push(toData(item, [...path, index], faults, seen, inside));
    return list;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype && value[Symbol.toStringTag] !== 'Module') {
    faults.push({
      path,
      what: value instanceof Promise ? 'a promise' : `an instance of ${prototype.constructor?.name || 'a class'}`,
    });
    return null;
  }
  /** @type {Record<string, unknown>} */
  const record = {};
  seen.set(value, record);
  for (const [key, item] of Object.entries(value)) {
    const data = toData(item, [...path, key], faults, seen, inside);
    if (data !== undefined)
      Object.defineProperty(record, key, { value: data, enumerable: true, writable: true, configurable: true });
  }
  return record;
}

/**
 * What was thrown may be anything, even a thing that throws when somebody looks at it.
 *
 * @param {unknown} error
 */
function describe(error) {
  try {
    return error instanceof Error
      ? { message: `${error.name}: ${error.message}`, stack: String(error.stack ?? '') }
      : { message: String(error), stack: '' };
  } catch {
    return { message: 'something that cannot be shown', stack: '' };
  }
}

// Waits to be told what to run. Nothing listens afterwards, so that a config that waits in vain ends the thread.
const [{ url, env }] = parentPort === null ? [{}] : await once(parentPort, 'message');
process.env = env;
try {
  const module = await import(url);
  if (!('default' in module)) {
    parentPort?.postMessage({ kind: 'no-default', exports: Object.keys(module) });
  } else {
    /** @type {NotData[]} */
    const faults = [];
    const value = toData(await module.default, [], faults, new Map(), []);
    parentPort?.postMessage({ kind: 'value', value, faults });
  }
} catch (error) {
  parentPort?.postMessage({ kind: 'threw', ...describe(error) });
}
