/** What an element holds whose text is no markup (HTML Standard, "raw text elements" and "script data"). */
export type RawKind = 'json' | 'script' | 'style';

/**
 * Text as it can be inside a `<style>` or `<script>`: nothing in it ends the element or begins a comment, and browsers read it
 * character for character, so that its hash is the one they compute. Written twice, it is the same.
 */
export function rawText(kind: RawKind, text: string): string {
  // Browsers do both before they read a document; a hash is taken of what they make of it.
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

/** The tags around such a text. Attributes are finished markup. */
export function rawTags(kind: RawKind, attributes = ''): readonly [start: string, end: string] {
  const name = kind === 'style' ? 'style' : 'script';
  return [`<${name}${attributes}>`, `</${name}>`];
}

/** An element with such a text. */
export function rawElement(kind: RawKind, text: string, attributes?: string): string {
  const [start, end] = rawTags(kind, attributes);
  return start + rawText(kind, text) + end;
}
