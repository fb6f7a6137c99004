import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { snippet } from './chapter.ts';
import { installedServers, type Program } from './installed.ts';
import { ask } from './requests.ts';

/** A web server with a built site. */
export interface SiteServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Where a server finds a site. */
interface Place {
  /** The folder to serve as the root. */
  readonly root: string;
  /** The folder of the build: the root, or a folder below it for a site with a base path. */
  readonly site: string;
  readonly port: number;
  /** A folder for the server's own files. */
  readonly work: string;
}

interface Launch {
  readonly program: Program;
  readonly config: string;
  readonly args: (config: string) => readonly string[];
}

/** The config that the chapter on deploying shows, for the folders of a site. */
function shown(language: string, { root, site }: Place): string {
  return snippet(language)
    .replaceAll(/\/srv\/dairy(?=\/(?:nginx\.conf|Caddyfile))/g, site)
    .replaceAll('/srv/dairy', root);
}

/** Each config is what the chapter shows, with settings for a server without rights and without TLS. */
const launches = {
  nginx: (place: Place): Launch =>
    nginxLaunch(place, shown('nginx', place).replace('listen 443 ssl;', `listen 127.0.0.1:${place.port};`)),
  // The image has this server, in its own folder.
  docker: (place: Place): Launch => nginxLaunch(place, serverOfImage(place)),
  caddy: (place: Place): Launch => ({
    program: 'caddy',
    config: `{
	admin off
	auto_https off
}
${shown('caddyfile', place).replace('dairy.example {', `http://127.0.0.1:${place.port} {\n\tbind 127.0.0.1`)}`,
    args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  }),
  apache2: (place: Place): Launch => ({
    program: 'apache2',
    config: `ServerRoot ${place.work}
ServerName 127.0.0.1
Listen 127.0.0.1:${place.port}
PidFile ${place.work}/pid
ErrorLog ${place.work}/errors
DefaultRuntimeDir ${place.work}
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
User nobody
Group nogroup
StartServers 1
${shown('apache', place).replace('*:443', `127.0.0.1:${place.port}`)}`,
    args: (config) => ['-D', 'FOREGROUND', '-f', config],
  }),
} as const;

function nginxLaunch({ work }: Place, server: string): Launch {
  return {
    program: 'nginx',
    config: `daemon off;
master_process off;
pid ${work}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
${server}
}
`,
    args: (config) => ['-c', config, '-e', 'stderr'],
  };
}

function serverOfImage({ root, site, port }: Place): string {
  const [, server = ''] = /^server \{\n([\s\S]*?)^\}$/m.exec(readFileSync(join(site, 'Dockerfile'), 'utf8')) ?? [];
  const here = server.replace('listen 80;', `listen 127.0.0.1:${port};`).replaceAll('/srv/site', root);
  return `server {\n${here}}`;
}

const apacheModules = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'env', 'setenvif'];

export type ServerName = keyof typeof launches;
export const serverNames = Object.keys(launches) as ServerName[];

/** Starts a server for a site on a free port of this machine. Throws with its messages if it does not answer. */
export async function startServer(name: ServerName, { root, site }: Pick<Place, 'root' | 'site'>): Promise<SiteServer> {
  const programs = installedServers();
  const work = mkdtempSync(join(tmpdir(), `frontage-${name}-`));
  // Apache gives up its rights and has to read the site as another user.
  for (const folder of [work, root]) chmodSync(folder, 0o755);
  const port = await freePort();
  const { program, config, args } = launches[name]({ root, site, port, work });
  const file = join(work, 'config');
  writeFileSync(file, config);
  mkdirSync(join(work, 'home'));
  const child = spawn(programs[program], args(file), {
    cwd: work,
    env: { PATH: process.env.PATH, HOME: join(work, 'home') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let messages = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (messages += text));
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
    child.once('error', (error) => {
      messages += error.message;
      done();
    });
  });
  const stop = async () => {
    if (isRunning(child)) child.kill('SIGTERM');
    await ended;
    rmSync(work, { recursive: true, force: true });
  };
  try {
    await answering(port, child);
  } catch (error) {
    if (existsSync(join(work, 'errors'))) messages += readFileSync(join(work, 'errors'), 'utf8');
    await stop();
    throw new Error(`${name} does not serve the site:\n${messages}`, { cause: error });
  }
  return { port, stop };
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (!isRunning(child)) throw new Error('The server has stopped.');
    try {
      await ask(port, '/');
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error('The server does not answer.');
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.pid !== undefined;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no port'))));
    });
  });
}
