// Runs a bundled config apart from the engine, so that one that hangs, exits or changes globals harms nothing.
// Plain JavaScript: a worker starts without the TypeScript loader, which would cost more than all of this.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ path: (string | number)[], what: string }} NotData */

/** As a field is that was simply written. */
const usual = { enumerable: true, writable: true, configurable: true };

/** Makes plain data of a value; what is not data becomes null, so that its place in the config stays known. */
class Data {
  /** @type {NotData[]} */
  faults = [];
  /** Way to the value at hand. @type {(string | number)[]} */
  #path = [];
  /** The objects that it stands in. @type {unknown[]} */
  #above = [];
  /** Copies by their original, so that what was shared stays shared. @type {Map<unknown, unknown>} */
  #seen = new Map();

  /**
   * @param {unknown} value
   * @returns {unknown}
   */
  of(value) {
    if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) this.#isNot(String(value));
      return value;
    }
    if (typeof value !== 'object') return this.#isNot(`a ${typeof value}`);
    if (this.#above.includes(value)) return this.#isNot('an object that holds itself');
    const known = this.#seen.get(value);
    if (known !== undefined) return known;
    this.#above.push(value);
    const data = Array.isArray(value) ? this.#list(value) : this.#record(value);
    this.#above.pop();
    return data;
  }

  /** @param {unknown[]} value */
  #list(value) {
    /** @type {unknown[]} */
    const list = [];
    this.#seen.set(value, list);
    for (const [index, item] of value.entries()) list.push(this.#inside(index, item));
    return list;
  }

  /** @param {object} value */
  #record(value) {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && prototype !== Object.prototype && value[Symbol.toStringTag] !== 'Module') {
      return this.#isNot(
        value instanceof Promise ? 'a promise' : `an instance of ${prototype.constructor?.name || 'a class'}`,
      );
    }
    /** @type {Record<string, unknown>} */
    const record = {};
    this.#seen.set(value, record);
    for (const [key, item] of Object.entries(value)) {
      const data = this.#inside(key, item);
      if (data === undefined) continue;
      if (key === '__proto__') Object.defineProperty(record, key, { value: data, ...usual });
      else record[key] = data;
    }
    return record;
  }

  /**
   * @param {string | number} key
   * @param {unknown} value
   */
  #inside(key, value) {
    this.#path.push(key);
    const data = this.of(value);
    this.#path.pop();
    return data;
  }

  /** @param {string} what */
  #isNot(what) {
    this.faults.push({ path: [...this.#path], what });
    return null;
  }
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

// While it is held ready, it finds its way around: the first import of a thread takes longest.
const nothing = 'data:text/javascript,export default 0';
if (workerData === 'spare') await import(nothing);

// Waits to be told what to run. Nothing listens afterwards, so that a config that waits in vain ends the thread.
const [{ url, env }] = parentPort === null ? [{}] : await once(parentPort, 'message');
process.env = env;
try {
  const module = await import(url);
  if (!('default' in module)) {
    parentPort?.postMessage({ kind: 'no-default', exports: Object.keys(module) });
  } else {
    const data = new Data();
    const value = data.of(await module.default);
    parentPort?.postMessage({ kind: 'value', value, faults: data.faults });
  }
} catch (error) {
  parentPort?.postMessage({ kind: 'threw', ...describe(error) });
}
