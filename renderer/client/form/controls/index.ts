import { oncePerElement } from '../../once-per-element.ts';
import './kinds.tsx';

/** The default export of an island's module. */
interface IslandModule {
  readonly default: (root: HTMLElement) => void | Promise<void>;
}

/** Starts the island of a form that has fields of this folder, now that their code is here. */
export default oncePerElement(async (root) => {
  const modules: Record<string, readonly string[]> = JSON.parse(
    document.getElementById('frontage-islands')?.textContent ?? '{}',
  );
  const { of: name = '' } = root.dataset;
  const load = (path: string): Promise<IslandModule> => import(new URL(path, document.baseURI).href);
  // As the loader does: a newer build may be deployed, with another URL for the island.
  const island = await load(`${modules[name]?.[0]}`).catch(() => load(`${modules['/']}${name}.js`));
  await island.default(root);
});
