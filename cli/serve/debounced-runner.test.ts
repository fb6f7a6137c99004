import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { debouncedRunner } from './watch.ts';

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-settled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'in.txt'), 'one');
  return join(folder, 'in.txt');
}

it('runs once for simultaneous events', async () => {
  let runs = 0;
  const { notify, stop } = debouncedRunner(async () => void runs++, { wait: 20, recheck: 20 });
  for (let event = 0; event < 5; event++) notify(file());
  await wait(200);
  expect(runs).toBe(1);
  await stop();
});

it('never runs concurrently, and runs again for events during a run', async () => {
  const log: string[] = [];
  const { notify, stop } = debouncedRunner(
    async () => {
      log.push('begin');
      await wait(80);
      log.push('end');
    },
    { wait: 5, recheck: 5 },
  );
  const changed = file();
  notify(changed);
  await wait(40);
  notify(changed);
  await wait(300);
  expect(log).toEqual(['begin', 'end', 'begin', 'end']);
  await stop();
});

it('runs again when a file changed without an event', async () => {
  let runs = 0;
  const changed = file();
  const { notify, stop } = debouncedRunner(async () => void runs++, { wait: 5, recheck: 60 });
  notify(changed);
  await wait(30);
  writeFileSync(changed, 'two, longer');
  await wait(250);
  expect(runs).toBe(2);
  await stop();
});

it('passes each run its files, each once', async () => {
  const runs: (readonly string[])[] = [];
  const { notify, stop } = debouncedRunner(async (touched) => void runs.push(touched), { wait: 20, recheck: 20 });
  const [first, second] = [file(), file()];
  for (const changed of [first, second, first]) notify(changed);
  await wait(100);
  notify(second);
  await wait(100);
  expect(runs).toEqual([[first, second], [second]]);
  await stop();
});

it('waits for the current run when it is stopped, and starts no other', async () => {
  let ended = 0;
  const { notify, stop } = debouncedRunner(
    async () => {
      await wait(60);
      ended++;
    },
    { wait: 5 },
  );
  const changed = file();
  notify(changed);
  await wait(30);
  notify(changed);
  await stop();
  expect(ended).toBe(1);
  notify(changed);
  await wait(120);
  expect(ended).toBe(1);
});
