// Loaded before a build to move its clock by DAYS_WRONG days.
const milliseconds = Number(process.env.DAYS_WRONG) * 86_400_000;
const now = Date.now.bind(Date);
globalThis.Date = new Proxy(Date, {
  // biome-ignore lint/plugin: the arguments of one call
  construct: (Clock, given) => (given.length === 0 ? new Clock(now() + milliseconds) : new Clock(...given)),
  apply: () => String(new Date()),
  get: (Clock, key) => (key === 'now' ? () => now() + milliseconds : Reflect.get(Clock, key)),
});
