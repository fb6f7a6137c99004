/** The content of an element whose text is not markup (HTML Standard, "raw text elements" and "script data"). */
export type RawKind = 'json' | 'script' | 'style';

/**
 * Escapes text for a `<style>` or `<script>`: nothing in it ends the element or starts a comment. Browsers read it
 * character for character, so that its hash is the one they compute. Escaping twice has no effect.
 */
export function rawText(kind: RawKind, text: string): string {
  // Browsers normalise these before parsing, and compute hashes afterwards.
  const read = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  switch (kind) {
    case 'json':
      return read.replaceAll('<', '\\u003c');
    case 'style':
      return read.replaceAll('</', '<\\/');
    case 'script':
      return read.replace(/<(?=!--|\/script)/gi, '\\x3C');
  }
}

/** Returns the tags around raw text. `attributes` is finished markup. */
export function rawTags(kind: RawKind, attributes = ''): readonly [start: string, end: string] {
  const name = kind === 'style' ? 'style' : 'script';
  return [`<${name}${attributes}>`, `</${name}>`];
}

/** Returns an element with raw text. */
export function rawElement(kind: RawKind, text: string, attributes?: string): string {
  const [start, end] = rawTags(kind, attributes);
  return start + rawText(kind, text) + end;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute, in the parts of the document that React does not render. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
