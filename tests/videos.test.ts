import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkWithOutput } from '../cli/check-output/index.ts';
import { startDev } from '../cli/commands/dev.ts';
import { startPreview } from '../cli/commands/preview.ts';
import { analyzeSite, build, check, declarations } from '../renderer/build/index.ts';
import { openVideo } from '../renderer/build/inputs/videos/index.ts';
import { madeCaptions, madeMp4, madeWebm, planted } from '../renderer/build/inputs/videos/made-videos.fixture.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { siteWith } from './public-site.ts';

/** A site with a page of its own for videos. */
function siteWithVideos(
  files: Readonly<Record<string, string | Buffer>>,
  film = "{ src: 'kiln.mp4', captions: 'kiln.vtt' }",
  more = '',
) {
  const site = siteWith({ more });
  mkdirSync(join(site.root, 'templates/videos'), { recursive: true });
  const put = (name: string, content: string | Buffer) =>
    writeFileSync(join(site.root, 'templates/videos', name), content);
  for (const [name, content] of Object.entries(files)) put(name, content);
  site.edit(
    'pages.config.ts',
    "    { path: '/ferns'",
    `    { path: '/film', meta, sections: { film: { block: 'video', title: 'The kiln', file: ${film} } } },\n    { path: '/ferns'`,
  );
  const assets = () => readdirSync(join(site.options.out, 'assets')).filter((name) => /\.(?:mp4|webm|vtt)$/.test(name));
  const asset = (ending: string) =>
    join(site.options.out, 'assets', assets().find((name) => name.endsWith(ending)) ?? '');
  return { ...site, put, assets, asset };
}

const kiln = { 'kiln.mp4': madeMp4(), 'kiln.vtt': madeCaptions };

describe('a video file', () => {
  it('is published without its place, beside its captions, and played by the browser alone', async () => {
    const site = siteWithVideos({ ...kiln, 'unused.webm': madeWebm() });
    expect((await build(site.options)).issues).toEqual([]);
    const page = site.page('film.html');
    const [, src = ''] = /<video [^>]*src="([^"]*)"/.exec(page) ?? [];
    expect(src).toMatch(/^\/assets\/kiln-[0-9a-f]{10}\.mp4$/);
    const [video = ''] = /<video[^>]*>.*?<\/video>/.exec(page) ?? [];
    expect(video).toMatch(/controls/);
    expect(video).toMatch(/preload="none"/);
    expect(video).toMatch(/playsinline/i);
    expect(video).toMatch(/width="640" height="360"/);
    expect(video).toMatch(
      /<track kind="captions" src="\/assets\/kiln-[0-9a-f]{10}\.vtt" srclang="en-US" label="[^"]*English[^"]*"/i,
    );
    expect(video).not.toMatch(/autoplay|poster/);
    expect(page).toContain('<small>0:04</small>');
    expect(site.assets()).toHaveLength(2);
    for (const folder of [site.options.out, site.options.cacheDir])
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        const content = statSync(file).isFile() ? readFileSync(file).toString('latin1') : '';
        expect(
          planted.filter((secret) => content.includes(secret)),
          name,
        ).toEqual([]);
      }
    expect((await checkWithOutput(site.options, site.options.out)).issues).toEqual([]);
  });

  it('is allowed by the policy of pages that show one, and of no other', async () => {
    const site = siteWithVideos(kiln);
    await build(site.options);
    expect(readFileSync(join(site.options.out, '_headers'), 'utf8')).toContain("; media-src 'self';");
    const without = siteWith({});
    await build(without.options);
    expect(readFileSync(join(without.options.out, '_headers'), 'utf8')).not.toContain('media-src');
  });

  it('is written once, and anew under another name when it changes', async () => {
    const site = siteWithVideos(kiln);
    await build(site.options);
    const before = { name: site.asset('.mp4'), ...statSync(site.asset('.mp4')) };
    site.edit('pages.config.ts', 'The kiln', 'Our kiln');
    expect((await build(site.options)).result?.written).toEqual(['film.html']);
    expect(statSync(before.name)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    rmSync(site.options.out, { recursive: true });
    await build(site.options);
    expect(site.asset('.mp4')).toBe(before.name);
    site.put('kiln.mp4', madeMp4({ seconds: 5 }));
    const { result, pages } = await build(site.options);
    expect(result?.removed).toEqual([`assets/${before.name.split(/[/\\]/).at(-1)}`]);
    expect(pages.map(({ reason }) => reason)).toContain('rendered: video kiln.mp4 changed');
    expect(readdirSync(join(site.options.cacheDir, 'videos'))).toHaveLength(1);
    expect((await build(site.options)).result?.written).toEqual([]);
  });

  it('has one still, and other blocks show it too', async () => {
    const site = siteWithVideos(kiln, "{ src: 'kiln.mp4', captions: 'kiln.vtt' }, poster: { src: 'still.jpg' }");
    const jpeg = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#b86' } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(site.root, 'templates/images/still.jpg'), jpeg);
    const media =
      "{ kind: 'video', title: 'A walk', file: { src: 'kiln.mp4', silent: true }, poster: { src: 'still.jpg' } }";
    site.edit(
      'pages.config.ts',
      "'Ferns of every kind' }",
      `'Ferns of every kind' }, walk: { block: 'story', headline: 'Walk', paragraphs: ['In.'], media: ${media} }`,
    );
    expect((await build(site.options)).issues).toEqual([]);
    const stills = readdirSync(join(site.options.out, 'assets')).filter((name) => name.startsWith('still-'));
    expect(stills).toEqual([expect.stringMatching(/^still-[0-9a-f]{10}-1200\.webp$/)]);
    for (const page of ['film.html', 'ferns.html']) expect(site.page(page)).toContain(`poster="/assets/${stills[0]}"`);
    expect(site.page('ferns.html')).toMatch(/<figure class="figure figure-video[^"]*"><video class="player"/);
  });

  it('is completed by its name in types, as its captions are', async () => {
    const { ready } = await analyzeSite(siteWithVideos({ ...kiln, 'phone.mov': 'movie' }).options);
    const types = ready === undefined ? '' : declarations(ready);
    expect(types).toContain('    video: "kiln.mp4";\n    captions: "kiln.vtt";\n');
    expect(types).toMatch(
      /file\?: \{\n.*\n\s+src: import\('frontage'\)\.VideoName;\n.*\n\s+captions\?: import\('frontage'\)\.CaptionsName;/,
    );
  });

  it('needs captions if it has sound', async () => {
    const codes = async (film: string, files: Readonly<Record<string, string | Buffer>> = kiln) =>
      (await check(siteWithVideos(files, film).options)).issues.map(({ code, message }) => [code, message]);
    expect(await codes("{ src: 'kiln.mp4' }")).toEqual([
      ['video-captions', 'The video "kiln.mp4" has sound, but no captions for those who cannot hear it.'],
    ]);
    expect(await codes("{ src: 'kiln.mp4', silent: true }")).toEqual([]);
    expect(await codes("{ src: 'kiln.mp4' }", { 'kiln.mp4': madeMp4({ sound: 'none' }) })).toEqual([]);
    expect(await codes("{ src: 'kiln.webm' }", { 'kiln.webm': madeWebm({ sound: 'none' }) })).toEqual([]);
  });

  it('is heavy beyond its budget', async () => {
    const heavy = async (more: string) =>
      (await check(siteWithVideos({ ...kiln, 'kiln.mp4': madeMp4({ sampleSize: 200_000 }) }, undefined, more).options))
        .issues;
    expect(await heavy('')).toEqual([]);
    expect(await heavy('budgets: { video: 1_000_000 },')).toMatchObject([
      {
        code: 'video-heavy',
        severity: 'warning',
        message: expect.stringMatching(/^The video "kiln\.mp4" has 1,60\d,\d{3} bytes/),
      },
    ]);
  });
});

describe.each(['dev', 'preview'] as const)('%s', (command) => {
  it('answers the ranges of a video that players ask for', async () => {
    const site = siteWithVideos(kiln);
    const at = { port: 0, host: '127.0.0.1' };
    if (command === 'preview') await build(site.options);
    const { url, close } =
      command === 'dev'
        ? await startDev({ ...site.options, ...at, command: 'npx frontage dev' })
        : await startPreview({ ...at, out: site.options.out });
    onTestFinished(close);
    const page = await (await fetch(new URL('film', url))).text();
    const src = (tag: string) => new URL(new RegExp(`<${tag} [^>]*src="([^"]*)"`).exec(page)?.[1] ?? '', url);
    const whole = await fetch(src('video'));
    const { pieces } = openVideo(diskFiles, join(site.root, 'templates/videos/kiln.mp4'));
    const length = pieces.reduce((sum, one) => sum + (Buffer.isBuffer(one) ? one.length : one.end - one.start), 0);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type'), bytes.length]).toEqual([200, 'video/mp4', length]);
    expect(whole.headers.get('content-security-policy')).toMatch(/media-src/);
    const part = await fetch(src('video'), {
      headers: { range: 'bytes=4-11', 'if-range': whole.headers.get('etag') ?? '' },
    });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12));
    const end = await fetch(src('video'), { headers: { range: 'bytes=-5' } });
    expect([end.status, Buffer.from(await end.arrayBuffer())]).toEqual([206, bytes.subarray(-5)]);
    expect((await fetch(src('video'), { headers: { range: `bytes=${length}-` } })).status).toBe(416);
    const head = await fetch(src('video'), { method: 'HEAD' });
    expect([head.status, head.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    const captions = await fetch(src('track'));
    expect([captions.headers.get('content-type'), await captions.text()]).toEqual([
      'text/vtt; charset=utf-8',
      madeCaptions,
    ]);
  });
});
