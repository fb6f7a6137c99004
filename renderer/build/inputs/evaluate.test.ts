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

it('reads the current environment, also in a spare thread', async () => {
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

it('runs many configs at once without warnings, and passes on their output', async () => {
  const warnings: string[] = [];
  const warned = ({ message }: Error) => void warnings.push(message);
  process.on('warning', warned);
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const bundled = () => Promise.reject(new Error('Nothing is to throw.'));
  const runs = Array.from({ length: 12 }, (_, index) =>
    evaluate(`console.log('out ${index};'); console.error('err ${index};'); export default ${index}`, {
      file: 'a.ts',
      timeout: 20_000,
      bundled,
    }),
  );
  try {
    expect((await Promise.all(runs)).map(({ value }) => value)).toEqual(runs.map((_, index) => index));
    await pause(100);
  } finally {
    process.off('warning', warned);
  }
  const printed = written.mock.calls.map(([chunk]) => String(chunk)).join('');
  written.mockRestore();
  for (const index of runs.keys()) expect(printed).toContain(`out ${index};`);
  for (const index of runs.keys()) expect(printed).toContain(`err ${index};`);
  expect(warnings).toEqual([]);
});
