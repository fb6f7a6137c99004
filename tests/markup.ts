/** An element's opening tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns the opening tags of a document in order. The content of scripts and styles is not markup. */
export function tagsOf(html: string): Tag[] {
  const opening = /<([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi;
  return [...withoutCode(html).matchAll(opening)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    ),
  }));
}

/** Returns the content of inline scripts or styles, with the attributes of each as written. */
export function inlineOf(html: string, name: 'script' | 'style'): { attributes: string; content: string }[] {
  const found = [...html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))];
  return found
    .map(([, attributes = '', content = '']) => ({ attributes, content }))
    .filter(({ content }) => content !== '');
}

/** Returns the text of a document as people read it, in one line. */
export function visibleText(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  return decoded(withoutCode(body).replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

/** Returns the structured data of a document: the nodes of its graph. */
export function structuredData(html: string): readonly Readonly<Record<string, unknown>>[] {
  return inlineOf(html, 'script')
    .filter(({ attributes }) => attributes.includes('application/ld+json'))
    .flatMap(({ content }) => JSON.parse(content)['@graph']);
}

function withoutCode(html: string): string {
  return html.replace(/(<(script|style)[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Returns a text with its HTML entities decoded. */
export function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => named[name] ?? whole);
}
