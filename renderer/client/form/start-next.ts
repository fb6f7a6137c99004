import { oncePerElement } from '../once-per-element.ts';

/** The default export of an island's module. */
interface IslandModule {
  readonly default: (root: HTMLElement) => void | Promise<void>;
}

/**
 * Makes the default export of a shared island that brings code for a form: it starts the next island that the element names,
 * and in the end that of the form.
 */
export function startNext(): ReturnType<typeof oncePerElement> {
  return oncePerElement(async (root) => {
    const modules: Record<string, readonly string[]> = JSON.parse(
      document.getElementById('frontage-islands')?.textContent ?? '{}',
    );
    const [name = '', ...next] = root.dataset.of?.split(' ') ?? [];
    root.dataset.of = next.join(' ');
    const load = (path: string): Promise<IslandModule> => import(new URL(path, document.baseURI).href);
    // As the loader does: a newer build may be deployed, with another URL for the island.
    const island = await load(`${modules[name]?.[0]}`).catch(() => load(`${modules['/']}${name}.js`));
    await island.default(root);
  });
}
