import { buildIdLength } from '../../lib/build-id.ts';
import { documentHash } from '../../lib/hash.ts';

/** The attribute that holds the build id of a document, before the id is known. */
export const buildIdAttribute = ' data-build="00000000"';

/** Offset of the id inside the attribute. */
const idOffset = buildIdAttribute.length - buildIdLength - 1;

/** Writes the build id into a document: the first characters of its hash. Leads carry it, to name the version they came from. */
export function stamped(html: string): string {
  const at = html.lastIndexOf(buildIdAttribute);
  if (at === -1) return html;
  const start = at + idOffset;
  return html.slice(0, start) + documentHash(html).slice(0, buildIdLength) + html.slice(start + buildIdLength);
}

/** Returns the offset of the build id in the bytes of a document without its id; undefined if the document has none. */
export function buildIdIn(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf(buildIdAttribute);
  return at === -1 ? undefined : at + idOffset;
}
