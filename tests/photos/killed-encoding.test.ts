import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { loadCacheFile } from '../../renderer/build/lib/cache-file.js';
import { bin, frontage } from '../command.ts';
import { env, snapshot } from '../long/kills/two-states.ts';
import { tempSite } from '../temp-site.ts';
import { photo } from './photo.ts';

const meta = "{ title: 'Films', description: 'Films.' }";
const film = (name: string) =>
  `${name}: { block: 'video', title: 'Film ${name}', href: 'https://video.example/${name}', poster: { src: '${name}.jpg', alt: 'A frame' } }`;

const config = `import { defineSite } from 'frontage';
export default defineSite({
  origin: 'https://film.example',
  name: 'Films',
  locale: 'en-GB',
  notFound: { meta: ${meta}, sections: { intro: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [{ path: '/', meta: ${meta}, sections: { ${film('one')}, ${film('two')} } }],
});
`;

it('a build that is killed while it encodes leaves the old site, and the next one goes on with what is done', async () => {
  const [site, clean] = [tempSite('photos'), tempSite('photos')];
  const folder = join(site.root, '.frontage/pictures');
  const encoded = () => (existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:avif|webp)$/.test(name)) : []);
  const take = async (seed: number, width: number, height: number) => {
    for (const name of ['one', 'two'])
      writeFileSync(join(site.root, `templates/images/${name}.jpg`), await photo({ width, height, seed: seed++ }));
  };
  const built = async (root: string) => {
    const { code, stderr } = await frontage(['build', '-q'], { cwd: root, env });
    expect(code, stderr).toBe(0);
    return snapshot(join(root, 'dist'));
  };
  try {
    mkdirSync(join(site.root, 'templates/images'));
    site.write('pages.config.ts', config);
    await take(1, 160, 120);
    const before = await built(site.root);
    const old = new Set(encoded());
    await take(3, 1800, 1350);
    cpSync(join(site.root, 'templates'), join(clean.root, 'templates'), { recursive: true });
    clean.write('pages.config.ts', config);
    const times = new Map<string, number>();
    for (const count of [1, 4]) {
      const child = spawn(process.execPath, [bin, 'build', '-q'], {
        cwd: site.root,
        env: { ...process.env, ...env },
        stdio: 'ignore',
      });
      const end = new Promise((done) => child.once('exit', (_code, signal) => done(signal)));
      while (child.exitCode === null && encoded().filter((name) => !old.has(name)).length < count) await wait(2);
      child.kill('SIGKILL');
      expect(await end).toBe('SIGKILL');
      expect(snapshot(site.options.out)).toBe(before);
      for (const name of encoded()) {
        expect(loadCacheFile(join(folder, name)), name).toBeDefined();
        if (!old.has(name)) times.set(name, statSync(join(folder, name)).mtimeMs);
      }
    }
    expect(times.size).toBeGreaterThanOrEqual(4);
    const after = await built(site.root);
    expect(encoded().length).toBeGreaterThan(times.size);
    // What the killed builds had encoded is not encoded again.
    for (const [name, time] of times) expect(statSync(join(folder, name)).mtimeMs, name).toBe(time);
    expect(after).toBe(await built(clean.root));
  } finally {
    site.drop();
    clean.drop();
  }
}, 240_000);
