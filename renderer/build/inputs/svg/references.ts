import { type SvgElement, SvgError } from './parse-svg.ts';

/** Elements that a browser draws for a picture, with those that are drawn several times. */
const maxDrawn = 100_000;

/**
 * Throws {@link SvgError} for a picture that refers to itself, or whose references multiply: ten levels of ten parts each draw
 * ten billion shapes. References to nothing draw nothing.
 */
export function requireFewReferences(root: SvgElement, references: ReadonlyMap<SvgElement, readonly string[]>): void {
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
