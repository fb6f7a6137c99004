import type { Diagnostic, Path } from '../sdk/issue.ts';

/** A field of the config with a new name. */
export interface Deprecation {
  /** Its old path in the config; `*` is any key or index. */
  readonly path: readonly string[];
  /** Its new name, in the same object. */
  readonly name: string;
  /** The version that introduced the new name. */
  readonly since: string;
  /** The next major version, which only knows the new name. */
  readonly removedIn: string;
}

/**
 * The fields that have another name since the last major version. To rename a field, change the schema, add an entry here,
 * and keep the old name in the config's type with `@deprecated`. A new major version starts with an empty list.
 */
export const deprecations: readonly Deprecation[] = [];

/** Returns a config with the new names of its fields, and a warning for each old one. */
export function withNewNames(
  config: unknown,
  table: readonly Deprecation[] = deprecations,
): { readonly config: unknown; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const renamed = table.reduce((value, entry) => rename(value, entry, [], diagnostics), config);
  return { config: renamed, diagnostics };
}

function rename(value: unknown, entry: Deprecation, at: Path, diagnostics: Diagnostic[]): unknown {
  const key = entry.path[at.length];
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (at.length === entry.path.length - 1)
    return Array.isArray(value) ? value : renameKey(value, entry, at, diagnostics);
  const member = (name: string, inside: unknown, step: string | number) =>
    key === '*' || key === name ? rename(inside, entry, [...at, step], diagnostics) : inside;
  if (Array.isArray(value)) return value.map((item, index) => member(String(index), item, index));
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, member(name, inside, name)]));
}

/** Keeps the order of keys, which is the order of sections. */
function renameKey(value: object, { path, name, removedIn }: Deprecation, at: Path, diagnostics: Diagnostic[]): object {
  const old = path[at.length] ?? '';
  if (!Object.hasOwn(value, old)) return value;
  const isDouble = Object.hasOwn(value, name);
  diagnostics.push({
    code: 'field-deprecated',
    message: isDouble
      ? `The field "${old}" is the old name of "${name}", which is here too and counts.`
      : `The field "${old}" is now called "${name}". Frontage ${removedIn} will no longer know the old name.`,
    path: [...at, old],
    written: [...at, old],
    atKey: true,
    suggestion: isDouble ? `Remove "${old}".` : `Write "${name}", or run \`npx frontage doctor --fix\`.`,
  });
  const entries = Object.entries(value).filter(([key]) => !(isDouble && key === old));
  return Object.fromEntries(entries.map(([key, inside]) => [key === old ? name : key, inside]));
}
