import { Component, type ComponentType, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { tolerateChangedHtml } from './changed-html.ts';
import { isLoopback } from './dev-host.ts';
import { captureTyped, restoreTyped, type Typed } from './typed.ts';

tolerateChangedHtml();

/**
 * Hydrates an island with the props in its `data-props`, and keeps what was typed, ticked and focused. Resolves once
 * the component is mounted. If translations or extensions changed the HTML, the component renders it again and gets the
 * typed text and held presses.
 *
 * When the component throws, now or later, the server's HTML comes back with the typed text, so the form still works
 * without script. Rejects if the component throws before it is mounted.
 */
export async function mount<Props extends object>(root: HTMLElement, Island: ComponentType<Props>): Promise<void> {
  if (root.dataset.queryProps) (await import('./early/settle-words.ts')).settleWords(root, root.dataset.queryProps);
  const props: Props = JSON.parse(root.dataset.props ?? '{}', withElements);
  const original = [...root.cloneNode(true).childNodes];
  const typed = captureTyped(root);

  await new Promise<void>((resolve, reject) => {
    const giveUp = (error: unknown, latest: Typed = typed) => {
      console.error(`The island "${root.dataset.island}" failed; its HTML goes on without it.`, error);
      // React is still working here; it can only be unmounted afterwards.
      queueMicrotask(() => {
        island.unmount();
        // biome-ignore lint/plugin: the children of one element of a page
        root.replaceChildren(...original);
        restoreTyped(root, latest);
        // From here on it is plain HTML, so nothing waits for code.
        delete root.dataset.island;
        root.ariaBusy = 'false';
        if (isLoopback(location.hostname)) void showFailure(root, error);
        reject(error);
      });
    };
    // Synchronously, so that nothing can be typed between capturing and hydrating.
    const island = flushSync(() =>
      hydrateRoot(
        root,
        <Boundary root={root} onAlive={resolve} onFailure={giveUp}>
          <Island {...props} />
        </Boundary>,
        // Translations and extensions often change HTML before hydration; React renders it again then.
        { onCaughtError: () => undefined, onRecoverableError: () => undefined },
      ),
    );
  });
  restoreTyped(root, typed);
  // Mounting may have failed already.
  root.ariaBusy = null;
}

/** Makes the elements of texts with marks (`sdk/words/words.tsx`). */
function withElements(key: string, value: { words?: { tag?: 'a' | 'br' | 'em' | 'strong' } } | null): unknown {
  const { tag, ...props } = value?.words ?? {};
  return tag ? jsx(tag, props, key) : value;
}

/** Only developers see the note, so only they load its code. */
async function showFailure(root: HTMLElement, error: unknown): Promise<void> {
  root.before((await import('./failure-note.ts')).failureNote(error));
}

interface BoundaryProps {
  readonly root: HTMLElement;
  readonly onAlive: () => void;
  readonly onFailure: (error: unknown, latest?: Typed) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure?: { readonly error: unknown };
}

/** Reports that its children mounted, or the error and what was typed until then. */
class Boundary extends Component<BoundaryProps, BoundaryState, Typed> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override state: BoundaryState = {};

  override componentDidMount(): void {
    if (this.state.failure) this.props.onFailure(this.state.failure.error);
    else this.props.onAlive();
  }

  /** The fields of a component that failed are still on the page here, for the last time. */
  override getSnapshotBeforeUpdate(): Typed {
    return captureTyped(this.props.root);
  }

  override componentDidUpdate(_props: BoundaryProps, _state: BoundaryState, latest: Typed): void {
    if (this.state.failure) this.props.onFailure(this.state.failure.error, latest);
  }

  override render(): ReactNode {
    return this.state.failure ? null : this.props.children;
  }
}
