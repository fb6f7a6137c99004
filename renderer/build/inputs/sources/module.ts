import { createRequire } from 'node:module';
import type { ESTree } from 'rolldown/utils';
import type { TextRange } from '../../lib/text-range.ts';
import type { SourceText } from './source-text.ts';

const require = createRequire(import.meta.url);

/** Where a name gets its value: an expression of the same file and the keys into it, or an export of another file. */
export type Origin = { readonly key: ESTree.Node } & (
  | { readonly value: ESTree.Node; readonly keys: readonly string[] }
  | { readonly from: string; readonly name: string }
);

/** The name under which a whole module is imported. */
export const everything = '*';

/** The syntax tree of a file, and the origins of its top-level names. */
export interface Module {
  readonly source: SourceText;
  readonly program: ESTree.Program;
  readonly names: ReadonlyMap<string, Origin>;
  readonly exports: ReadonlyMap<string, Origin>;
  /** Specifiers of `export * from`. */
  readonly stars: readonly string[];
  /** Length of the prefix before the file's text in the parsed text, in UTF-16 units; negative if a part was parsed. */
  readonly lead: number;
}

/**
 * Loads the parser in advance. While Node imports the bundler, it cannot synchronously require another module of that
 * package.
 */
export function loadParser(): typeof import('rolldown/utils') {
  return require('rolldown/utils');
}

/** The last syntax tree of each file. */
const parsed = new Map<string, Module>();

/**
 * Parses a TypeScript, JavaScript or JSON file, or one item of a JSON list. Undefined if it cannot be parsed. Locations are
 * those in the file. A whole file is parsed once while its text stays the same.
 */
export function parseModule(source: SourceText, range?: TextRange): Module | undefined {
  if (range !== undefined) return parse(source, range);
  const known = parsed.get(source.file);
  if (known?.source.text === source.text) return known;
  const module = parse(source, { start: 0, end: source.text.length });
  if (module !== undefined) parsed.set(source.file, module);
  return module;
}

function parse(source: SourceText, { start, end }: TextRange): Module | undefined {
  const ending = /\.[cm]?([jt]sx?|json)$/i.exec(source.file)?.[1]?.toLowerCase();
  const lead = ending === 'json' ? 'export default ' : '';
  const lang = ending === 'tsx' || ending === 'js' || ending === 'jsx' ? ending : 'ts';
  // Loaded on demand, because runs without diagnostics need no parser.
  const { parseSync } = loadParser();
  const { program, errors } = parseSync(source.file, lead + source.text.slice(start, end), {
    lang,
    astType: 'ts',
    preserveParens: false,
  });
  if (errors.length > 0 && program.body.length === 0) return undefined;
  const names = new Map<string, Origin>();
  const exports = new Map<string, Origin>();
  const stars: string[] = [];
  for (const statement of program.body) {
    switch (statement.type) {
      case 'ImportDeclaration':
        for (const specifier of statement.specifiers)
          names.set(specifier.local.name, imported(specifier, statement.source.value));
        break;
      case 'VariableDeclaration':
        for (const [name, origin] of declared(statement)) names.set(name, origin);
        break;
      case 'ExportDefaultDeclaration':
        exports.set('default', { key: statement, value: statement.declaration, keys: [] });
        break;
      case 'ExportAllDeclaration':
        if (statement.exported === null) stars.push(statement.source.value);
        else
          exports.set(exportName(statement.exported), {
            key: statement.exported,
            from: statement.source.value,
            name: everything,
          });
        break;
      case 'ExportNamedDeclaration':
        if (statement.declaration?.type === 'VariableDeclaration') {
          for (const [name, origin] of declared(statement.declaration)) {
            names.set(name, origin);
            exports.set(name, origin);
          }
        }
        for (const { local, exported } of statement.specifiers) {
          exports.set(
            exportName(exported),
            statement.source === null
              ? { key: exported, value: local, keys: [] }
              : { key: exported, from: statement.source.value, name: exportName(local) },
          );
        }
        break;
    }
  }
  if (ending === 'json') for (const [name, origin] of membersOf(exports.get('default'))) exports.set(name, origin);
  return { source, program, names, exports, stars, lead: lead.length - start };
}

function imported(specifier: ESTree.ImportDeclarationSpecifier, from: string): Origin {
  const key = specifier.local;
  if (specifier.type === 'ImportNamespaceSpecifier') return { key, from, name: everything };
  return { key, from, name: specifier.type === 'ImportSpecifier' ? exportName(specifier.imported) : 'default' };
}

function exportName(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** The constants of a declaration. Variables have no single value, and functions are located where they are called. */
function* declared({ kind, declarations }: ESTree.VariableDeclaration): Generator<[string, Origin]> {
  if (kind !== 'const') return;
  for (const { id, init } of declarations) {
    if (init === null || /Function/.test(init.type)) continue;
    yield* bound(id, init, []);
  }
}

/** The names in a destructuring pattern such as `{ hero, faq: questions }`, without those with defaults and rest elements. */
function* bound(
  pattern: ESTree.BindingPattern,
  value: ESTree.Node,
  keys: readonly string[],
): Generator<[string, Origin]> {
  if (pattern.type === 'Identifier') yield [pattern.name, { key: pattern, value, keys }];
  if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      const key = property.type === 'Property' && !property.computed ? property.key : undefined;
      if (property.type === 'Property' && key?.type === 'Identifier')
        yield* bound(property.value, value, [...keys, key.name]);
      if (property.type === 'Property' && key?.type === 'Literal')
        yield* bound(property.value, value, [...keys, String(key.value)]);
    }
  }
  if (pattern.type === 'ArrayPattern') {
    for (const [index, element] of pattern.elements.entries()) {
      if (element !== null && element.type !== 'RestElement') yield* bound(element, value, [...keys, String(index)]);
    }
  }
}

function* membersOf(json: Origin | undefined): Generator<[string, Origin]> {
  if (json === undefined || !('value' in json) || json.value.type !== 'ObjectExpression') return;
  for (const { key, value } of json.value.properties.filter((property) => property.type === 'Property')) {
    if (key.type === 'Literal') yield [String(key.value), { key, value, keys: [] }];
  }
}
