/** The files that no request may get. */
export interface Forbidden {
  /** The site's folder, absolute; its output is the folder `dist` in it. */
  readonly root: string;
  /** Files by their path from the site's folder. */
  readonly files: readonly string[];
  /** Folder of Vite's client, absolute. */
  readonly client: string;
}

/** Returns different request targets that try to reach files outside a site. */
export function traversals({ root, files, client }: Forbidden): readonly string[] {
  const [file = ''] = files;
  const climbs = ups.flatMap((up) => slashes.map((slash) => `/${up}${slash}${file}`));
  const deep = folders.flatMap((folder) => [
    `/${folder}/../${file}`,
    `/${folder}/../../${file}`,
    `/${folder}/%2e%2e/${file}`,
    `/${folder}%2f..%2f..%2f${file}`,
    `/${folder}/..\\..\\${file}`,
  ]);
  const direct = files.flatMap((name) => [`/${name}`, `//${name}`, `/./${name}`, `/dist/../${name}`, `/${name}/.`]);
  const encodedRoot = encodeURIComponent(root);
  const absolute = files.flatMap((name) => [
    `${root}/${name}`,
    `/${root}/${name}`,
    `/${encodedRoot}%2f${name}`,
    `file://${root}/${name}`,
    `/file://${root}/${name}`,
    `http://localhost${root}/${name}`,
    `http://localhost/${name}`,
    `http://localhost/../${name}`,
    `http://localhost@127.0.0.1/${name}`,
    `http:${root}/${name}`,
  ]);
  const vite = files.flatMap((name) => viteTargets(name, root, client));
  const ours = [
    '/__gallery',
    '/__leads',
    '/__gallery/still',
    '/__gallery/block/hero',
    '/__leads/to',
    '/assets',
  ].flatMap((start) => [
    `${start}/../${file}`,
    `${start}/%2e%2e%2f${file}`,
    `${start}/..%5c${file}`,
    `${start}?path=../${file}`,
  ]);
  return [...new Set([...climbs, ...deep, ...direct, ...absolute, ...vite, ...ours, ...windows(file), ...odd(file)])];
}

const ups = [
  '..',
  '%2e%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '%25252e%25252e',
  '..%00',
  '..%0a',
  '..%20',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%f0%80%80%ae%f0%80%80%ae',
  '%u002e%u002e',
  '%uff0e%uff0e',
  '%ef%bc%8e%ef%bc%8e',
  '%e2%80%a5',
  '\u00b7\u00b7',
  '..;',
  '..;x=1',
  '...',
  '....',
  '.',
];

const slashes = ['/', '//', '%2f', '%5c', '\\', '%252f', '%255c', '%c0%af', '%ef%bc%8f', '%e2%88%95', '/./', '/%2e/'];

const folders = ['about', 'assets', 'blog/post', 'nothing', '.well-known', 'a%00', '%20'];

/** Targets that misuse the addresses of Vite's own files. */
function viteTargets(name: string, root: string, client: string): string[] {
  const encodedRoot = encodeURIComponent(root);
  return [
    ...[
      '',
      '?raw',
      '?import&raw',
      '?raw??',
      '?import&raw??',
      '?url',
      '?inline&import',
      '?inline',
      '?.svg?.wasm?init',
    ].map((query) => `/@fs${root}/${name}${query}`),
    ...['?raw', '?import', '?import&raw', '?t=1', '?v=1', '?worker', '?url&inline', '?html-proxy'].map(
      (query) => `/${name}${query}`,
    ),
    `/@fs//${root}/${name}`,
    `/@fs/${encodedRoot}%2f${name}`,
    `/@fs${root}/dist/../${name}`,
    `/@fs${client}/../../../../..${root}/${name}?raw`,
    `/@fs${client}/%2e%2e/${name}`,
    `/@fs${client}/..%2f${name}`,
    `/@fs${client}/..\\${name}`,
    `/@fs${client}/env.mjs/../../../../../../${name}`,
    `/@fs${client}/env.mjs?/../../${name}`,
    `/@fs${client}/x#/../../../..${root}/${name}`,
    `/@fs/x/x/x/vite/preload-helper/..${root}/${name}?raw`,
    `/@fs/#/..${root}/${name}`,
    `/@fs/?/..${root}/${name}`,
    `/@id${root}/${name}`,
    `/@id/__x00__${root}/${name}`,
    `/@id//@fs${root}/${name}?raw`,
    `/@vite/../${name}`,
    `/@vite/%2e%2e/${name}`,
    `/@vite/client/../../${name}`,
    `/@vite/client#/../${name}`,
    `/@vite/@fs${root}/${name}`,
    `/@vite-plugin/..%2f${name}`,
    `/node_modules/vite/dist/client/../../../../${name}`,
    `/node_modules/.vite/deps/../../../${name}`,
    `/__open-in-editor/../${name}`,
    `/__vite_ping/../${name}`,
  ];
}

function windows(file: string): string[] {
  return [
    `/C:/${file}`,
    `/C:%5c${file}`,
    `/c|/${file}`,
    `/C:\\${file}`,
    `/\\\\localhost\\c$\\${file}`,
    `/%5c%5clocalhost%5cc$%5c${file}`,
    `//localhost/c$/${file}`,
    `/${file}::$DATA`,
    `/${file}%20`,
    `/${file}.`,
    `/\\\\?\\${file}`,
    `/CON`,
    `/aux.txt`,
  ];
}

function odd(file: string): string[] {
  return [
    `/?../${file}`,
    `/#/../${file}`,
    `/about?/../../${file}`,
    `/about%3f/../${file}`,
    `/about%23/../${file}`,
    `/${'../'.repeat(64)}${file}`,
    `/${'%2e%2e/'.repeat(64)}${file}`,
    `/${'a/../'.repeat(64)}../${file}`,
    `/${'./'.repeat(64)}../${file}`,
    `/%2e%2e${'/'.repeat(64)}${file}`,
    `../${file}`,
    `..\\${file}`,
    `${file}`,
    `*/../${file}`,
    `?/../${file}`,
    `/${file}%00.html`,
    `/${file}%00`,
    `/${file}%0d%0aX-Injected: 1`,
    '/.frontage',
    '/.frontage/types.d.ts',
    '/%2efrontage/types.d.ts',
    '/.git/config',
    '/.env',
    '/_headers',
    '/_redirects',
    '/%5fheaders',
    '/proc/self/environ',
    '/etc/passwd',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/@fs/etc/passwd?raw',
    '/@fs/proc/self/environ?raw',
  ];
}
