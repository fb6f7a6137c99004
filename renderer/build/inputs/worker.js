// Runs a bundled config in a thread, so that one that hangs, exits or changes globals does not affect the engine.
// Plain JavaScript, because loading TypeScript would take longer than the rest.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ path: (string | number)[], what: string }} NotData */

/** Attributes of an ordinary property. */
const ordinary = { enumerable: true, writable: true, configurable: true };

/** Converts a value to plain data. Other values become null, so that their path in the config stays. */
class Data {
  /** @type {NotData[]} */
  invalid = [];
  /** Path of the current value. @type {(string | number)[]} */
  #path = [];
  /** The objects around it. @type {unknown[]} */
  #above = [];
  /** Copies by original, so that shared objects stay shared. @type {Map<unknown, unknown>} */
  #copies = new Map();

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
    const known = this.#copies.get(value);
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
    this.#copies.set(value, list);
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
    this.#copies.set(value, record);
    for (const [key, item] of Object.entries(value)) {
      const data = this.#inside(key, item);
      if (data === undefined) continue;
      if (key === '__proto__') Object.defineProperty(record, key, { value: data, ...ordinary });
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
    this.invalid.push({ path: [...this.#path], what });
    return null;
  }
}

/**
 * Describes a thrown value, which may itself throw when it is read.
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

// A spare thread warms up, because the first import takes longest.
const emptyModule = 'data:text/javascript,export default 0';
if (workerData === 'spare') await import(emptyModule);

// Nothing listens after this message, so that the thread ends if a config waits forever.
const [{ url, env }] = parentPort === null ? [{}] : await once(parentPort, 'message');
process.env = env;
try {
  const module = await import(url);
  if (!('default' in module)) {
    parentPort?.postMessage({ kind: 'no-default', exports: Object.keys(module) });
  } else {
    const data = new Data();
    const value = data.of(await module.default);
    parentPort?.postMessage({ kind: 'value', value, invalid: data.invalid });
  }
} catch (error) {
  parentPort?.postMessage({ kind: 'threw', ...describe(error) });
}
