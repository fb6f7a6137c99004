import { parseAst } from 'rolldown/parseAst';

/**
 * A way to handle paths of files that fails on Windows:
 * 1. a slash at the start tells absolute paths from relative ones;
 * 2. the `pathname` of a file's URL is used as a path: it has `/C:/` and escapes;
 * 3. paths are glued or compared as texts with slashes;
 * 4. a path is imported without `file:`: `C:` would be a scheme;
 * 5. paths are split, joined or searched by slashes.
 */
export interface PathProblem {
  readonly pattern: 1 | 2 | 3 | 4 | 5;
  readonly line: number;
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Functions that return paths of files in the form of the system. */
const pathMakers = new Set([
  ...[
    'join',
    'resolve',
    'dirname',
    'normalize',
    'fileURLToPath',
    'realpathSync',
    'mkdtempSync',
    'tmpdir',
    'homedir',
    'cwd',
  ],
  ...['engineFile', 'packageFile', 'modulePath', 'absolutePath', 'normalisedPath', 'storedPath', 'tableFile'],
]);

/** Properties with folders, in the options of all stages and commands. */
const folders = new Set(['root', 'cacheDir']);

/** Methods that take the path of a file, by the last name of their object. */
const fileMethods: Readonly<Record<string, RegExp>> = {
  files: /^(?:read|list|kind|real)$/,
  disk: /^(?:chmod|copyFile|link|lstat|mkdir|readdir|readFile|rename|rm|writeFile)$/,
};

/** Functions of `node:fs` take paths. */
const fileFunction =
  /^(?:access|append|chmod|copy|cp|exists|lstat|mkdir|open|read|realpath|rename|rm|stat|symlink|unlink|write)\w*Sync$/;

/** A regular expression that matches a slash at the start, also after an optional `.` or `..`. */
const slashAtStart = /(?:^|\|)\^(?:\((?:\?:)?)*(?:\\\.(?:\{0,2\}|\?|\*))?\\\//;

/** Returns the problems of a module. Only the text of the module counts: what a value is has to show in it. */
export function pathProblems(file: string, text: string): PathProblem[] {
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('.js') ? 'js' : 'ts';
  const program = parseAst(text, { lang }) as unknown as Node;
  const paths = new PathValues(program);
  const hasFileUrls = /\bimport\.meta\b|\bpathToFileURL\b|['"`]file:/.test(text);
  const problems: PathProblem[] = [];
  for (const node of nodesOf(program)) {
    const pattern = patternOf(node, paths, hasFileUrls);
    if (pattern === undefined) continue;
    const line = text.slice(0, node.start).split('\n').length;
    problems.push({ pattern, line, code: text.slice(node.start, node.end).split('\n')[0] ?? '' });
  }
  return problems;
}

function patternOf(node: Node, paths: PathValues, hasFileUrls: boolean): PathProblem['pattern'] | undefined {
  if (isRooted(node)) return 1;
  if (hasFileUrls && (nameOfProperty(node) === 'pathname' || readsPathname(node))) return 2;
  if (comparesStart(node, paths) || glues(node, paths) || takesGlued(node)) return 3;
  if (importsPath(node, paths)) return 4;
  if (cutsAtSlash(node) || comparesText(node, paths)) return 5;
  return undefined;
}

/** `path.startsWith('/')`, `path[0] === '/'`, `/^\//.test(path)`. */
function isRooted(node: Node): boolean {
  const call = methodCall(node);
  if (call?.name === 'startsWith') return textOf(call.arguments[0]) === '/';
  if (call?.name === 'test' && isNode(call.object, 'Literal') && 'regex' in call.object)
    return slashAtStart.test(patternIn(call.object));
  if (node.type !== 'BinaryExpression') return false;
  const [left, right] = [node.left as Node, node.right as Node];
  const isFirst = (side: Node) =>
    (side.type === 'MemberExpression' && side.computed === true && (side.property as Node).value === 0) ||
    (methodCall(side)?.name === 'charAt' && (methodCall(side)?.arguments[0]?.value ?? 0) === 0);
  return (isFirst(left) && textOf(right) === '/') || (isFirst(right) && textOf(left) === '/');
}

function readsPathname(node: Node): boolean {
  if (node.type !== 'ObjectPattern') return false;
  return (node.properties as Node[]).some((property) => nameOfKey(property) === 'pathname');
}

/** `file.startsWith(`${folder}/`)`, `file.startsWith(folder + '/')`, `file.startsWith(engineFile('.'))`. */
function comparesStart(node: Node, paths: PathValues): boolean {
  const call = methodCall(node);
  const [start] = call?.arguments ?? [];
  if (call?.name !== 'startsWith' || start === undefined) return false;
  const parts = partsOf(start);
  const [last] = parts.slice(-1);
  const isGlued = parts.length > 1 && parts.some((part) => typeof part !== 'string') && typeof last === 'string';
  // Output paths and addresses have `isUnder`.
  if (isGlued && last.includes('/')) return true;
  // A separator at the end of a folder is right.
  return paths.has(start) && !endsInSeparator(start);
}

function endsInSeparator(node: Node): boolean {
  return (
    node.type === 'CallExpression' &&
    isNode((node.arguments as Node[]).at(-1), 'Identifier') &&
    (node.arguments as Node[]).at(-1)?.name === 'sep'
  );
}

/** `${root}/templates`, `join(a, b) + '/c'`. */
function glues(node: Node, paths: PathValues): boolean {
  if (node.type !== 'TemplateLiteral' && !(node.type === 'BinaryExpression' && node.operator === '+')) return false;
  const parts = partsOf(node);
  return parts.some((part, index) => {
    const next = parts[index + 1];
    return typeof part !== 'string' && paths.has(part) && typeof next === 'string' && /^[/\\]/.test(next);
  });
}

/** `files.read(`${folder}/${name}`)`, `existsSync(`${folder}/a`)`. */
function takesGlued(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const call = methodCall(node);
  const callee = node.callee as Node;
  const object = call === undefined ? undefined : lastName(call.object);
  const takesFile =
    call === undefined
      ? callee.type === 'Identifier' && fileFunction.test(String(callee.name))
      : object !== undefined && (fileMethods[object]?.test(call.name) ?? false);
  if (!takesFile) return false;
  return (node.arguments as Node[]).map(partsOf).some(([first, ...others]) => {
    // A fixed path, such as one of `/proc`, exists on one system only.
    const isFixed = typeof first === 'string' && first.startsWith('/');
    return !isFixed && others.some((part) => typeof part === 'string' && part.includes('/'));
  });
}

/** `import(join(folder, name))`, `import(file)`. */
function importsPath(node: Node, paths: PathValues): boolean {
  if (node.type === 'ImportExpression') return paths.has(node.source as Node);
  const callee = node.type === 'NewExpression' ? (node.callee as Node) : undefined;
  const [url] = callee === undefined ? [] : (node.arguments as Node[]);
  return callee?.name === 'URL' && url !== undefined && paths.has(url);
}

/** `path.split('/')`, `steps.join('/')`, `path.lastIndexOf('/')`. */
function cutsAtSlash(node: Node): boolean {
  const call = methodCall(node);
  if (call === undefined || !/^(?:split|join|lastIndexOf|indexOf)$/.test(call.name)) return false;
  const [separator] = call.arguments;
  if (separator === undefined || call.arguments.length > 2) return false;
  if (isNode(separator, 'Literal') && 'regex' in separator)
    return /^(?:\[[\\/]+\]|\\?\/)[+*]?$/.test(patternIn(separator));
  return textOf(separator) === '/';
}

/** `resolve(path) === '/home/a'`, `file.includes('/node_modules/')`, `dirname(file).endsWith('/copy')`. */
function comparesText(node: Node, paths: PathValues): boolean {
  const call = methodCall(node);
  if (call !== undefined && /^(?:includes|endsWith|startsWith|indexOf|lastIndexOf)$/.test(call.name)) {
    const text = textOf(call.arguments[0]) ?? '';
    return (
      text.includes('node_modules/') || text.includes('/node_modules') || (text.includes('/') && paths.has(call.object))
    );
  }
  if (node.type === 'Literal' && 'regex' in node)
    return /(?<!\])\\\/node_modules|node_modules\\\//.test(patternIn(node));
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(String(node.operator))) return false;
  const sides = [node.left as Node, node.right as Node];
  return sides.some((side, index) => paths.has(side) && textOf(sides[1 - index])?.includes('/') === true);
}

/** Which expressions of a module are paths of files: calls of {@link pathMakers}, and names that such a call initialises. */
class PathValues {
  readonly #names = new Map<string, boolean>();

  constructor(program: Node) {
    // A name may be initialised from another one, in any order.
    for (let known = -1; known !== this.#names.size; ) {
      known = this.#names.size;
      for (const node of nodesOf(program)) this.#learn(node);
    }
  }

  /** An element that a list leaves out is null. */
  has(node: Node | null): boolean {
    switch (node?.type) {
      case 'CallExpression': {
        const callee = node.callee as Node;
        if (callee.type === 'Identifier') return pathMakers.has(String(callee.name));
        return (
          methodCall(node)?.name === 'cwd' ||
          (lastName(methodCall(node)?.object) === 'path' && pathMakers.has(methodCall(node)?.name ?? ''))
        );
      }
      case 'Identifier':
        return folders.has(String(node.name)) || this.#names.get(String(node.name)) === true;
      case 'MemberExpression': {
        const name = nameOfProperty(node);
        if (name === undefined) return false;
        const ofModule = isNode(node.object as Node, 'MetaProperty') && /^(?:dirname|filename)$/.test(name);
        const own = isNode(node.object as Node, 'ThisExpression') && this.#names.get(`this.${name}`) === true;
        return ofModule || own || folders.has(name.replace('#', ''));
      }
      case 'ConditionalExpression':
        return this.has(node.consequent as Node) || this.has(node.alternate as Node);
      case 'LogicalExpression':
        return this.has(node.left as Node) || this.has(node.right as Node);
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ChainExpression':
      case 'AwaitExpression':
        return this.has((node.expression ?? node.argument) as Node);
      default:
        return false;
    }
  }

  #learn(node: Node): void {
    if (node.type === 'VariableDeclarator' && isNode(node.id as Node, 'Identifier') && node.init) {
      if (this.has(node.init as Node)) this.#names.set(String((node.id as Node).name), true);
    }
    if (node.type !== 'AssignmentExpression' || !this.has(node.right as Node)) return;
    const left = node.left as Node;
    const property = nameOfProperty(left);
    if (left.type === 'Identifier') this.#names.set(String(left.name), true);
    else if (property !== undefined && isNode(left.object as Node, 'ThisExpression'))
      this.#names.set(`this.${property}`, true);
  }
}

/** The texts and expressions of a template, or of texts joined by `+`. */
function partsOf(node: Node): (string | Node)[] {
  if (node.type === 'TemplateLiteral') {
    const values = node.expressions as Node[];
    return (node.quasis as Node[]).flatMap((quasi, index) => [
      ...[(quasi.value as { cooked: string }).cooked].filter((text) => text !== ''),
      ...(values[index] === undefined ? [] : [values[index]]),
    ]);
  }
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...partsOf(node.left as Node), ...partsOf(node.right as Node)];
  return [textOf(node) ?? node];
}

function methodCall(node: Node): { object: Node; name: string; arguments: readonly Node[] } | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as Node;
  const name = nameOfProperty(callee);
  return name === undefined ? undefined : { object: callee.object as Node, name, arguments: node.arguments as Node[] };
}

function nameOfProperty(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed === true) return undefined;
  const { type, name } = node.property as Node;
  return type === 'PrivateIdentifier' ? `#${name}` : String(name);
}

function nameOfKey(property: Node): string | undefined {
  return isNode(property.key as Node | undefined, 'Identifier') ? String((property.key as Node).name) : undefined;
}

function lastName(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  return (node.type === 'Identifier' ? String(node.name) : nameOfProperty(node))?.replace('#', '');
}

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function patternIn(node: Node): string {
  return (node.regex as { pattern: string }).pattern;
}

function isNode(node: Node | undefined, type: string): node is Node {
  return node?.type === type;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesOf(one);
    return;
  }
  if ('type' in value && typeof value.type === 'string') yield value as Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}
