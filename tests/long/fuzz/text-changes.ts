import fc from 'fast-check';

/** A change of the text of any config: numbers choose the location and the text. */
export interface TextChange {
  readonly kind: keyof typeof kinds;
  readonly where: number;
  readonly other: number;
}

/** One or two changes at once. */
export const textChanges: fc.Arbitrary<readonly TextChange[]> = fc.array(
  fc.record({
    // biome-ignore lint/plugin: the names of a constant
    kind: fc.constantFrom(...(['cut', 'inserted', 'token', 'line gone', 'lines swapped', 'value', 'export'] as const)),
    where: fc.noBias(fc.nat()),
    other: fc.noBias(fc.nat()),
  }),
  { minLength: 1, maxLength: 2 },
);

/** Returns the changed text. */
export function changedText(text: string, list: readonly TextChange[]): string {
  return list.reduce((before, { kind, where, other }) => kinds[kind](before, where, other), text);
}

type Kind = (text: string, where: number, other: number) => string;

const kinds = {
  cut(text, where, other) {
    const start = where % text.length;
    return text.slice(0, start) + text.slice(start + (other % 40));
  },
  inserted(text, where, other) {
    const start = where % text.length;
    return text.slice(0, start) + pick(insertions, other) + text.slice(start);
  },
  /** Replaces a token of the code by another one. */
  token(text, where, other) {
    const tokens = [...text.matchAll(/[\w$]+|[{}[\](),:;.'=]/g)];
    const [one, two] = [pick(tokens, where), pick(tokens, other)];
    return text.slice(0, one.index) + two[0] + text.slice(one.index + one[0].length);
  },
  'line gone'(text, where, other) {
    const lines = text.split('\n');
    lines.splice(where % lines.length, 1 + (other % 3));
    return lines.join('\n');
  },
  'lines swapped'(text, where, other) {
    const lines = text.split('\n');
    const [one, two] = [where % lines.length, other % lines.length];
    const [first, second] = [lines[one] ?? '', lines[two] ?? ''];
    return lines.with(one, second).with(two, first).join('\n');
  },
  /** Replaces a value of the config by an expression that people write or libraries return. */
  value(text, where, other) {
    const values = [...text.matchAll(/: ('[^'\n]*'|\d+|true|false|\w+\.\w+)(?=,)/g)];
    const one = pick(values, where);
    return `${text.slice(0, one.index)}: ${pick(expressions, other)}${text.slice(one.index + one[0].length)}`;
  },
  /** Replaces the default export. */
  export(text, _where, other) {
    return text.replace('export default defineSite(', `export default ${pick(wrappings, other)}(`);
  },
} satisfies Readonly<Record<string, Kind>>;

const insertions = [
  '"',
  "'",
  '`',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  ',',
  ':',
  ';',
  '\\',
  '/*',
  '//',
  '...',
  '=>',
  '?.',
  '#',
  '@',
  '\0',
  '\uFEFF',
  '\u2028',
  '\uD800',
  '😀',
  '<b>',
  '${',
  'await ',
  'import ',
  'export ',
  'null',
  'undefined',
  'x',
  '0',
  '-',
  '**',
  '\r',
  '\t',
]; // prettier-ignore

/** Valid JavaScript values: most are not data, some throw, some never end. */
export const expressions: readonly string[] = [
  '(() => { throw new Error("on purpose") })()',
  '(() => { throw null })()',
  '(() => { throw undefined })()',
  '(() => { throw Object.create(null) })()',
  '(() => { throw Symbol("s") })()',
  '(() => { throw { message: 1, stack: 2 } })()',
  '(() => { throw Object.assign(new Error("x"), { stack: 5, name: null }) })()',
  '(() => { throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 2 } }) })()',
  '(function f() { return f() })()',
  '(() => { const o = {}; o.o = o; return o })()',
  '(() => { const a = []; a.push([a]); return a })()',
  '(() => { let d = []; for (let i = 0; i < 1e5; i++) d = [d]; return d })()',
  '(() => { let d = {}; for (let i = 0; i < 3000; i++) d = { d }; return d })()',
  '(() => { let d = {}; for (let i = 0; i < 900; i++) d = { d }; return d })()',
  '"x".repeat(1e7)',
  'Array(1e6).fill("x")',
  'Array(5)',
  '[, , 1]',
  'JSON.parse(\'{"__proto__": {"a": 1}}\')',
  '{ __proto__: { block: "hero" } }',
  '{ ["__proto__"]: { block: "hero" } }',
  '{ constructor: 1, toString: 2, valueOf: 3, hasOwnProperty: 4 }',
  '{ toJSON() { throw new Error("x") } }',
  '{ then(done) { } }',
  '{ get x() { throw new Error("getter") } }',
  '{ get [Symbol.toStringTag]() { throw new Error("tag") } }',
  'new Proxy({}, { ownKeys() { throw new Error("keys") } })',
  'new Proxy([], { get() { throw new Error("get") } })',
  'new Proxy({}, { getPrototypeOf() { return new Proxy({}, {}) } })',
  'Object.create({ constructor: { name: { toString() { throw 1 } } } })',
  'Object.create(null)',
  'Object.freeze({ a: 1 })',
  'new Date()',
  'new Date(NaN)',
  'new Map([[1, 2]])',
  'new Set()',
  'new (class extends Array {})()',
  'new Uint8Array(4)',
  'new Error("x")',
  'Promise.resolve(1)',
  'Promise.reject(new Error("x"))',
  'Symbol("s")',
  'Symbol.iterator',
  '10n',
  '/x/g',
  'class {}',
  'function () {}',
  'async () => {}',
  'globalThis',
  'process',
  'process.env',
  'import.meta',
  'import("node:fs")',
  'new WeakMap()',
  'NaN',
  '-Infinity',
  'undefined',
  'void 0',
  'null',
  'await new Promise(() => {})',
  'await Promise.reject(null)',
  '(setTimeout(() => { throw new Error("later") }), 1)',
  '(queueMicrotask(() => { throw null }), 1)',
  '(Promise.reject(new Error("nobody catches it")), 1)',
  '(console.log("printed"), 1)',
  '(Object.prototype.polluted = "x", "y")',
  '(Array.prototype.map = null, "y")',
  '(JSON.stringify = null, "y")',
  '(globalThis.postMessage = null, process.exitCode = 9, "y")',
  'process.exit(3)',
  'process.cwd()',
  'require("fs")',
  'notDefined',
  'notDefined.x.y',
  '({}).x.y',
];

const wrappings = [
  '((x) => () => x)',
  '(async (x) => x)',
  '((x) => [x])',
  '((x) => JSON.stringify(x))',
  '((x) => null)',
  '((x) => undefined)',
  '((x) => { x.routes.push(x); return x })',
  '((x) => { x.routes = x; return x })',
  '((x) => new Proxy(x, {}))',
  '((x) => Object.freeze(x))',
  '((x) => ({ then: (ok, no) => no("no") }))',
  '((x) => ({ then() {} }))',
  '((x) => ({ ...x, routes: [...x.routes, ...x.routes] }))',
  '((x) => Object.assign(Object.create(x), x))',
  '((x) => { delete x.routes; return x })',
  '((x) => 5)',
  '(function* (x) { yield x })',
];

function pick<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
}
