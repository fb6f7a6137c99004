import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a built site: paths and bytes. */
export type Output = ReadonlyMap<string, Buffer>;

/** Reads all files below a folder, by their path with forward slashes, in order. */
export function outputIn(folder: string): Output {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]));
}

/**
 * Returns the paths whose bytes differ between two outputs, or that only one of them has. Two builds of other engines may name
 * islands differently: `isByRole` compares names of scripts without their hashes, and leaves out hashes that follow from them.
 */
export function different(before: Output, after: Output, isByRole: boolean): readonly string[] {
  const [left, right] = [before, after].map((output) => (isByRole ? byRole(output) : output)) as [Output, Output];
  return [...new Set([...left.keys(), ...right.keys()])].filter((path) => {
    const [one, other] = [left.get(path), right.get(path)];
    return one === undefined || other === undefined || !one.equals(other);
  });
}

const island = /(assets\/[\w.-]+?)-[\w-]{8}\.js/g;
/** Hashes of scripts in a policy, and build ids, which follow from the bytes of a page. */
const derived = /'sha256-[\w+/=]+'|(?<=data-build="|"build":")[\w-]+/g;

function byRole(output: Output): Output {
  const files = [...output].map(([path, bytes]): [string, Buffer] => {
    const name = path.replace(island, '$1.js');
    if (path.endsWith('.js')) return [name, Buffer.from(createHash('sha256').update(name).digest('hex'))];
    if (!/\.(?:html|json|css)$|(?:^|\/)_headers$/.test(path)) return [name, bytes];
    return [name, Buffer.from(bytes.toString().replace(island, '$1.js').replace(derived, ''))];
  });
  return new Map(files);
}
