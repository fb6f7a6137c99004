import { isUtf8 } from 'node:buffer';
import { kindOf } from '../published/file-kind.ts';
import { decodedText, utf16Of } from '../sources/encoding.ts';
import { parseSvg, type SvgElement, SvgError } from './parse-svg.ts';
import { hasWords, isSeen, requireDrawn, requireInside } from './picture-rules.ts';
import { readStyles, type StylesOf } from './styles.ts';

/** Bytes of a picture inside a picture. */
const maxEmbedded = 100_000;

/** Characters of the result: a style for all elements is written into each. */
const maxWritten = 400_000;

/** Returns a picture without its metadata; undefined if it is damaged. */
type Strip = (bytes: Uint8Array, kind: 'png' | 'jpeg' | 'webp') => Uint8Array | undefined;

/** An SVG file that draws and does nothing else. */
export interface PictureSvg {
  readonly text: string;
  /** In pixels, rounded. */
  readonly width: number;
  readonly height: number;
}

/**
 * Rewrites an SVG file so that it holds what is drawn and nothing else: shapes, text, and what they refer to inside the file.
 * Comments, metadata and what editors write are left out, and styles become attributes. Throws {@link SvgError} for what would
 * change the picture if it were left out.
 */
export function pictureSvg(bytes: Uint8Array, strip: Strip): PictureSvg {
  if (!isUtf8(bytes) && utf16Of(bytes) === undefined) {
    throw new SvgError('It is not written in UTF-8.', { line: 1, column: 1 }, 'Save it again with the encoding UTF-8.');
  }
  const parsed = parseSvg(decodedText(bytes));
  const size = sizeOf(parsed);
  const root = { ...parsed, attributes: new Map([...parsed.attributes, ...size.attributes]) };
  const writer = new Writer(readStyles(root), strip);
  const text = writer.element(root, true);
  requireFewReferences(root, writer.references);
  return { text, width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) };
}

class Writer {
  /** What elements refer to, by id. */
  readonly references = new Map<SvgElement, readonly string[]>();
  readonly #stylesOf: StylesOf;
  readonly #strip: Strip;
  #written = 0;

  constructor(stylesOf: StylesOf, strip: Strip) {
    this.#stylesOf = stylesOf;
    this.#strip = strip;
  }

  element(element: SvgElement, isRoot = false): string {
    requireDrawn(element);
    const { name, content } = element;
    const styles = this.#stylesOf(element);
    const seen = new Map(
      [...element.attributes].filter(([key, value]) => key !== 'href' && isSeen(key, value, element)),
    );
    for (const [key, value] of styles) if (!isRoot || !/^(?:width|height|x|y)$/.test(key)) seen.set(key, value);
    const address = element.attributes.get('href');
    const ids = [...seen.values()].flatMap((value) =>
      [...value.matchAll(/url\(\s*["']?#([^"')]+)/gi)].map(([, id = '']) => id.trim()),
    );
    if (address !== undefined) {
      seen.set('href', this.#link(element, address));
      if (address.trim().startsWith('#')) ids.push(address.trim().slice(1));
    }
    this.references.set(element, ids);
    const start = `<${name}${isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${[...seen].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}`;
    this.#written += start.length;
    if (this.#written > maxWritten) {
      const message = `With its styles as attributes, it has more than ${maxWritten} characters.`;
      const suggestion = 'Export a simpler picture.';
      throw new SvgError(message, element, suggestion);
    }
    const inside = content.map((part) =>
      typeof part === 'string' ? this.#words(part, element) : part.name === 'style' ? '' : this.element(part),
    );
    const text = inside.join('');
    return text === '' ? `${start}/>` : `${start}>${text}</${name}>`;
  }

  #words(text: string, element: SvgElement): string {
    return hasWords(element) ? escaped(text) : '';
  }

  /** The address of a link: a part of the picture, or a picture in it. */
  #link(element: SvgElement, address: string): string {
    if (!/^(?:image|feImage)$/.test(element.name) || !/^\s*data:/i.test(address)) {
      return `#${requireInside(element, address)}`;
    }
    const [, base64] = /^\s*data:image\/(?:png|jpe?g|webp);base64,([a-z0-9+/=\s]*)$/i.exec(address) ?? [];
    const bytes = Buffer.from(base64 ?? '', 'base64');
    const kind = kindOf(bytes);
    const stripped = kind === 'png' || kind === 'jpeg' || kind === 'webp' ? this.#strip(bytes, kind) : undefined;
    const suggestion = 'Save the picture inside it as PNG, JPEG or WebP, at most 100 kB.';
    if (stripped === undefined) throw new SvgError('It has a picture inside that cannot be read.', element, suggestion);
    if (bytes.length > maxEmbedded) {
      throw new SvgError(
        `It has a picture inside of ${bytes.length} bytes, and at most ${maxEmbedded} are allowed.`,
        element,
        suggestion,
      );
    }
    return `data:image/${kind};base64,${Buffer.from(stripped).toString('base64')}`;
  }
}

/** Line breaks in a value would be read as spaces. */
function escaped(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Pixels of a unit. */
const units: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  pt: 4 / 3,
  pc: 16,
  em: 16,
  rem: 16,
};

interface RootSize {
  readonly width: number;
  readonly height: number;
  readonly attributes: readonly (readonly [string, string])[];
}

/** Returns the size of a picture, and the attributes by which it is scaled: not all files have both, and some have lengths of a page. */
function sizeOf(root: SvgElement): RootSize {
  const box = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const hasBox = box.length === 4 && box.every(Number.isFinite) && boxWidth > 0 && boxHeight > 0;
  const [wide, high] = [lengthOf(root, 'width'), lengthOf(root, 'height')];
  const ratio = boxWidth / boxHeight;
  const width = wide ?? (hasBox ? (high === undefined ? boxWidth : high * ratio) : undefined);
  const height = high ?? (hasBox ? (width ?? boxWidth) / ratio : undefined);
  if (width === undefined || height === undefined) {
    throw new SvgError('It has no size.', root, 'Write where the drawing is, as viewBox="0 0 240 160" on <svg>.');
  }
  const view = hasBox ? box : [0, 0, width, height];
  return {
    width,
    height,
    attributes: [
      ['width', String(round(width))],
      ['height', String(round(height))],
      ['viewBox', view.map(round).join(' ')],
    ],
  };
}

function lengthOf({ attributes }: SvgElement, name: string): number | undefined {
  const [, number, unit = 'px'] =
    /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec((attributes.get(name) ?? '').slice(0, 40)) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase() || 'px'] ?? Number.NaN);
  return pixels > 0 && pixels < 1e6 ? pixels : undefined;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Elements that a browser draws for a picture, with those that are drawn several times. */
const maxDrawn = 100_000;

/**
 * Throws {@link SvgError} for a picture that refers to itself, or whose references multiply: ten levels of ten parts each draw
 * ten billion shapes. References to nothing draw nothing.
 */
function requireFewReferences(root: SvgElement, references: ReadonlyMap<SvgElement, readonly string[]>): void {
  const byId = new Map<string, SvgElement>();
  for (const element of references.keys()) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const counts = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  const suggestion = 'Export it without the references, as plain shapes.';
  const count = (element: SvgElement, from: SvgElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (open.has(element)) throw new SvgError(`<${from.name}> refers to itself.`, from, suggestion);
    open.add(element);
    let sum = 1;
    for (const child of element.children) sum += child.name === 'style' ? 0 : count(child, child);
    for (const id of references.get(element) ?? []) {
      const target = byId.get(id);
      if (target !== undefined) sum += count(target, element);
    }
    if (sum > maxDrawn) throw new SvgError(`Its references draw more than ${maxDrawn} elements.`, element, suggestion);
    open.delete(element);
    counts.set(element, sum);
    return sum;
  };
  count(root, root);
}
