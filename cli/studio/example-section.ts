import type { RenderedSite } from '../../renderer/build/index.ts';
import { validImages } from '../../renderer/build/inputs/images.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import { UsageError } from '../failure.ts';
import { valueIn } from './places.ts';

/**
 * Returns the fields of a block's example as a site can have them: with pictures, texts and destinations of the site in place of
 * samples, which no site has. Throws a UsageError if the site has none, or if the block does not fit the site.
 */
export function exampleSection(made: RenderedSite, type: string, example: number): object {
  const { site, registry } = made.ready;
  const block = registry.blocks.get(type)?.block;
  const props = block?.examples[example]?.props;
  if (block === undefined || props === undefined)
    throw new UsageError(`The block "${type}" has no such example.`, 'Load the studio again.');
  const own = asOwn(props, made);
  const [fault] = block.fits?.(own, site) ?? [];
  if (fault !== undefined) throw new UsageError(fault.message, fault.suggestion ?? 'Select another block.');
  return own;
}

function asOwn(props: object, { ready: { site, loaded } }: RenderedSite) {
  const pictures = validImages(loaded.images).map(({ name }) => name);
  const texts = loaded.prose.names.filter((name) => !name.includes('/'));
  const endingIn = (ending: string) => [...loaded.videos.keys()].filter((name) => name.endsWith(ending));
  const destinations = [...site.destinations.keys()];
  const destination = (name: unknown) => ofSite(name, destinations, 'a destination', 'Add one to the config first.');
  return JSON.parse(JSON.stringify(props), (key, value) => {
    if (key === 'destination') return destination(value);
    if (key === 'destinations' && Array.isArray(value)) return [...new Set(value.map(destination))];
    if (typeof value !== 'string') return value;
    if (/\.(?:jpe?g|png|webp|avif|svg)$/i.test(value))
      return ofSite(value, pictures, 'a picture', 'Add one to templates/images first.');
    const [ending] = /\.(?:mp4|webm|vtt)$/.exec(value) ?? [];
    if (ending !== undefined) return ofSite(value, endingIn(ending), 'a video', 'Add one to templates/videos first.');
    if (/\.md$/.test(value)) return ofSite(value, texts, 'a text', 'Add one to templates/prose first.');
    // Sections of the example's page. A link to "#" is a warning until somebody says where it leads.
    return /^#[a-z]+(?:-[a-z]+)*$/.test(value) ? '#' : value;
  });
}

/** Returns a name if the site has it, and the first that it has otherwise. */
function ofSite(name: unknown, names: readonly string[], what: string, suggestion: string): unknown {
  const [first] = names;
  if (first === undefined) throw new UsageError(`This section needs ${what}, and the site has none.`, suggestion);
  return names.some((one) => one === name) ? name : first;
}

/**
 * Returns a value for a field that has none to begin with, such as a picture: as an example of the block has it, with what the
 * site has. Undefined if no example has one, or if the site has none.
 */
export function sampleValue(made: RenderedSite, type: string, path: Path): unknown {
  const block = made.ready.registry.blocks.get(type)?.block;
  const found = block?.examples.map(({ props }) => anyAt(props, path)).find((value) => value !== undefined);
  try {
    return found === undefined ? undefined : asOwn({ found }, made).found;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** Returns the first value at a path, in any item of the lists on it. */
export function anyAt(value: unknown, [step, ...inside]: Path): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number')
    return Array.isArray(value) ? value.map((item) => anyAt(item, inside)).find((one) => one !== undefined) : undefined;
  return anyAt(valueIn(value, [step]), inside);
}
