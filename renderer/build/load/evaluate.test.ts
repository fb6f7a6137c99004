import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { evaluate, startConfigThread } from './evaluate.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const run = async () => {
  const bundled = () => Promise.reject(new Error('Nothing is to throw.'));
  return (await evaluate('export default process.env.DESK ?? "none"', { file: 'a.ts', timeout: 5_000, bundled })).value;
};

it('reads the environment as it is now, also in a thread that was held ready', async () => {
  startConfigThread();
  vi.stubEnv('DESK', 'back');
  expect(await run()).toBe('back');
  vi.stubEnv('DESK', undefined);
  expect(await run()).toBe('none');
  await pause(600);
  vi.stubEnv('DESK', 'front');
  expect(await run()).toBe('front');
  vi.stubEnv('DESK', undefined);
  await pause(600);
  expect(await run()).toBe('none');
});
