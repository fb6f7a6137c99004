import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import { fileOfHost, hostsWithFile } from '../../renderer/build/hosting/host-file-names.ts';
import type { SiteOptions } from '../../renderer/build/index.ts';
import { isEngineSource } from '../../renderer/build/inputs/bundle/engine-sources.js';
import { configSources } from '../../renderer/build/inputs/index.ts';
import { variableOf } from '../../renderer/build/inputs/sources/expressions.ts';
import type { Sources } from '../../renderer/build/inputs/sources/index.ts';
import type { OpenedSite } from '../../renderer/build/run/open-site.ts';
import type { Place } from '../../renderer/sdk/issue.ts';
import type { Site } from '../../renderer/site/site.ts';
import { nodesIn } from '../author/syntax.ts';
import { bySeverity, counted } from '../report/counts.ts';
import { formatLocation } from '../report/paths.ts';
import { attention, type HealthItem, type HealthSection, note, ok } from './health.ts';

/** Looks at what a site needs before it is published: its errors, origin, destinations, variables and files of hosts. */
export function readiness(opened: OpenedSite, options: SiteOptions): HealthSection {
  const { site } = opened;
  const errors = bySeverity(opened.locate([...opened.diagnostics, ...(opened.routes?.diagnostics ?? [])])).errors;
  const where = (...path: string[]) => {
    const place = opened.place(path);
    return place === undefined ? '' : ` (${formatLocation(place, process.cwd())})`;
  };
  const [first] = errors;
  const items =
    first === undefined
      ? [ok('The config can be read')]
      : [
          attention(
            `The site has ${counted(errors.length, 'error')}. The first: ${first.message}`,
            'Run: npx frontage check',
          ),
        ];
  const ofSite =
    site === undefined
      ? [note('The origin, destinations and hosts cannot be looked at until these errors are fixed.')]
      : [originItem(site, where('origin')), ...destinationItems(site, where), ...hostItems(site, options)];
  return { title: 'Ready to publish', items: [...items, ...ofSite, ...variableItems(opened, options)] };
}

function originItem({ origin }: Site, where: string): HealthItem {
  if (isPublicAddress(origin.origin)) return ok(`The origin is ${origin.origin}`);
  return attention(
    `The origin is ${origin.origin}${where}, which nobody can visit.`,
    'Write the address where the site will be published. Canonical links, the sitemap and social cards contain it.',
  );
}

function destinationItems({ destinations }: Site, where: (...path: string[]) => string): HealthItem[] {
  return [...destinations].map(([name, { url, setting }]) => {
    const at = where('destinations', name);
    if (setting === 'key')
      return note(`The destination "${name}" only receives leads from browsers that have its key.`);
    if (url === undefined)
      return attention(
        `The destination "${name}"${at} has no address.`,
        'Give it a "url", or set the variable that holds it.',
      );
    if (!isPublicAddress(url))
      return attention(
        `Browsers of visitors cannot send leads to the destination "${name}"${at}: ${new URL(url).host} is no public address.`,
        'Write the address of a server on the internet.',
      );
    return ok(`The destination "${name}" is ${new URL(url).host}`);
  });
}

/** Looks for the files of hosts in the default output folder. */
function hostItems({ hosts }: Site, { config }: SiteOptions): HealthItem[] {
  const out = join(dirname(config), 'dist');
  return hostsWithFile(hosts).map((host): HealthItem => {
    const file = fileOfHost[host];
    if (!existsSync(out)) return note(`${file} for ${host} is written by npx frontage build.`);
    if (existsSync(join(out, file))) return ok(`${file} for ${host} is in dist`);
    return attention(`The config asks for ${host}, but dist has no ${file}.`, 'Run: npx frontage build');
  });
}

function variableItems({ loaded }: OpenedSite, { files, config }: SiteOptions): HealthItem[] {
  const root = dirname(config);
  // A config that cannot be loaded does not say what it imports.
  const code = loaded?.configFiles ?? [
    config,
    ...files.list(join(root, 'templates')).map((name) => join(root, 'templates', name)),
  ];
  const reads = variableReads(
    code.filter((file) => /\.[cm]?[jt]s$/.test(file)),
    configSources(files, config),
  );
  return [...reads].map(([name, { file, line, column, hasFallback }]) => {
    if (process.env[name]?.trim()) return ok(`The variable ${name} is set`);
    const at = formatLocation({ file, line, column }, process.cwd());
    if (hasFallback) return note(`The variable ${name} (${at}) is not set here, so its fallback counts.`);
    return attention(
      `The variable ${name} (${at}) is not set here.`,
      'Set it here and where the site is built, in the settings of your host or CI.',
    );
  });
}

/** Where a variable is read first, and whether every place has another value if it is not set. */
interface VariableRead extends Place {
  readonly hasFallback: boolean;
}

/** Returns the environment variables that code of a site reads by `env('NAME')` or `process.env.NAME`, by name. */
function variableReads(files: readonly string[], sources: Sources): ReadonlyMap<string, VariableRead> {
  const reads = new Map<string, VariableRead>();
  for (const file of files) {
    const module = isEngineSource(file) ? undefined : sources.module(file);
    if (module === undefined) continue;
    for (const { name, node, hasFallback } of readsIn(module.program)) {
      const place = module.source.place(node.start - module.lead);
      const known = reads.get(name) ?? { ...place, hasFallback };
      reads.set(name, { ...known, hasFallback: known.hasFallback && hasFallback });
    }
  }
  return reads;
}

function* readsIn(program: ESTree.Program) {
  const withFallback = new Set<ESTree.Node>();
  for (const node of nodesIn(program)) {
    if (node.type === 'LogicalExpression') withFallback.add(node.left);
    if (node.type === 'ConditionalExpression') for (const part of nodesIn(node)) withFallback.add(part);
    const name = variableOf(node);
    if (name === undefined) continue;
    const hasSecond = node.type === 'CallExpression' && node.arguments.length > 1;
    yield { name, node, hasFallback: hasSecond || withFallback.has(node) };
  }
}

/** Names that are reserved and lead nowhere (RFC 2606, RFC 6761), or only on the network of one machine. */
const reserved = /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid|localhost|local|internal|home\.arpa)$/;

/** Networks that routers of the internet do not forward to (RFC 1918, RFC 3927, RFC 6598, RFC 4193, RFC 4291). */
const privateNetworks =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^::1?$|^f[cd]|^fe[89ab]/i;

/** Whether everybody can reach an address by its host name. Does not look it up. */
export function isPublicAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) === 0 ? host.includes('.') && !reserved.test(host) : !privateNetworks.test(host);
}
