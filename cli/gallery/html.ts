import { escapeHtml } from '../../renderer/sdk/raw-text.ts';

/** Finished HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Builds HTML from a template; escapes all values except HTML. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((string, index) => string + textOf(parts[index] ?? '')).join(''));
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(({ text }) => text).join('\n');
}

/** Returns a document of the gallery. */
export function galleryDocument(title: string, body: Html, addition: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="data:,">',
    '<link rel="stylesheet" href="/__gallery/gallery.css">',
    '<script type="module" src="/__gallery/gallery.js"></script>',
  ];
  return `<!doctype html>\n<html lang="en">\n<head>\n${head.join('\n')}\n${addition}</head>\n<body>\n${body.text}\n</body>\n</html>\n`;
}
