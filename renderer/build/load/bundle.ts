import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OutputChunk, type Plugin, type RolldownLog, rolldown } from 'rolldown';
import { didYouMean } from '../../kit/suggest.ts';
import { Faults, type Finding } from '../../kit/issue.ts';
import type { Files } from '../files.ts';
import { readText } from '../files.ts';
import { modulePath } from './module-path.ts';

/** One file of JavaScript, made from an entry and everything it imports. */
export interface Bundle {
  readonly code: string;
  /** Source map, as an object. */
  readonly map: OutputChunk['map'];
  /** Every file that went in, absolute, sorted. */
  readonly files: readonly string[];
}

export interface BundleOptions {
  readonly files: Files;
  /** Specifiers answered by a file, such as the engine's own name. */
  readonly aliases: Readonly<Record<string, string>>;
  /** URL of a package that is left to be imported at run time; nothing for one that goes into the bundle. */
  readonly external?: (specifier: string) => string | undefined;
  /** Text of modules that stand in no file, by their name. */
  readonly virtual?: Readonly<Record<string, string>>;
}

/** Bundles an entry and everything it imports, so that what runs is fresh whatever was loaded before. */
export async function bundle(entry: string, options: BundleOptions): Promise<Bundle> {
  const circles: string[] = [];
  const missing: Finding[] = [];
  const build = await rolldown({
    input: entry,
    platform: 'node',
    treeshake: false,
    transform: { jsx: { runtime: 'automatic', development: false } },
    checks: { circularDependency: true },
    logLevel: 'warn',
    onLog(_level, log) {
      if (log.code === 'CIRCULAR_DEPENDENCY') circles.push(log.message);
    },
    plugins: [siteModules(options, missing)],
  }).catch(rethrow);
  try {
    const { output } = await build
      .generate({ format: 'esm', sourcemap: 'hidden', codeSplitting: false })
      .catch((error: unknown) => {
        if (missing.length > 0) throw new Faults(missing);
        return rethrow(error);
      });
    if (circles.length > 0) throw new Faults(circles.map(circularFinding));
    const chunk = output[0];
    return { code: chunk.code, map: chunk.map, files: chunk.moduleIds.filter((id) => id.startsWith('/') || /^[A-Z]:/i.test(id)).sort() };
  } finally {
    await build.close();
  }
}

function siteModules({ files, aliases, external, virtual = {} }: BundleOptions, missing: Finding[]): Plugin {
  return {
    name: 'frontage:modules',
    resolveId(specifier, importer) {
      if (specifier in virtual) return { id: specifier };
      const alias = aliases[specifier];
      if (alias !== undefined) return { id: alias };
      if (importer === undefined) return { id: specifier };
      const url = /^[./]/.test(specifier) ? undefined : external?.(specifier);
      if (url !== undefined) return { id: url, external: 'absolute' };
      const file = modulePath(files, specifier, importer);
      if (file !== undefined) return { id: file };
      if (/^\.{0,2}\//.test(specifier)) {
        missing.push(missingImport(files, specifier, importer));
        return { id: specifier, external: true };
      }
      return undefined;
    },
    load(id) {
      const text = virtual[id] ?? readText(files, id);
      return text === undefined ? undefined : { code: text };
    },
    buildEnd() {
      if (missing.length > 0) throw new Faults(missing);
    },
  };
}

function missingImport(files: Files, specifier: string, importer: string): Finding {
  const text = readText(files, importer) ?? '';
  const offset = Math.max(0, text.search(new RegExp(`['"]${specifier.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}['"]`)));
  const before = text.slice(0, offset).split('\n');
  const folder = dirname(importer);
  const siblings = files
    .list(folder)
    .filter((name) => /\.tsx?$/.test(name) && name.split('/').length <= 3 && !name.includes('node_modules'))
    .map((name) => `./${name}`);
  return {
    code: 'config-import',
    message: `The file "${specifier}" that is imported here does not exist.`,
    path: [],
    place: { file: importer, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    suggestion: didYouMean(specifier, siblings, 'file beside it'),
  };
}

function circularFinding(message: string): Finding {
  const circle = /:\s*(.*)$/s.exec(message)?.[1]?.trim() ?? message;
  const first = circle.split(/\s*->\s*/)[0]?.replace(/\.$/, '');
  return {
    code: 'config-circular',
    message: `Files import each other in a circle: ${circle.replace(/\.$/, '')}.`,
    path: [],
    ...(first === undefined ? {} : { place: { file: first, line: 1, column: 1 } }),
    suggestion: 'Move what both need into a third file that imports neither.',
  };
}

function rethrow(error: unknown): never {
  if (error instanceof Faults) throw error;
  const logs = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? (error.errors as RolldownLog[]) : [];
  const findings = logs.flatMap(syntaxFinding);
  throw findings.length > 0 ? new Faults(findings) : error;
}

function syntaxFinding(log: RolldownLog): Finding[] {
  const file = log.loc?.file ?? log.id;
  const code = log.code === 'UNRESOLVED_IMPORT' ? 'config-import' : log.code === 'PARSE_ERROR' ? 'config-syntax' : undefined;
  if (code === undefined) return [];
  const summary = log.message.split('\n')[0]?.replace(/^\[\w+\]\s*(Error:\s*)?/, '').trim() ?? 'The file cannot be read';
  return [
    {
      code,
      message: code === 'config-syntax' ? `This is not valid TypeScript: ${summary}` : summary,
      path: [],
      ...(file === undefined ? {} : { place: { file, line: log.loc?.line ?? 1, column: (log.loc?.column ?? 0) + 1 } }),
      suggestion:
        code === 'config-syntax'
          ? 'Look just before the mark for a missing comma, quote or bracket.'
          : 'Check the name, or add the package to package.json.',
    },
  ];
}

/** Path of a file of the engine, from its place under `renderer/`. */
export function engineFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
