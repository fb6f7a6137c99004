import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { isLoopback } from './dev-host.ts';
import { rememberTyped, restoreTyped, type Typed } from './typed.ts';

/**
 * Hydrates an island with the props in its `data-props`, and keeps what was typed, ticked and focused before. Resolves
 * once the component is alive. Where translations or extensions have changed its HTML, the component renders it anew, and
 * what was typed and pressed goes on there.
 *
 * When the component throws, now or later, the server's HTML comes back with what was typed in it, so that a person
 * still has a form that works without script. Rejects if that was before it came alive.
 */
export async function mount<Props extends object>(root: HTMLElement, Island: ComponentType<Props>): Promise<void> {
  if (root.dataset.queryProps) (await import('./early/settle-words.ts')).settleWords(root, root.dataset.queryProps);
  const props: Props = JSON.parse(root.dataset.props ?? '{}');
  const original = [...root.cloneNode(true).childNodes];
  const typed = rememberTyped(root);

  await new Promise<void>((resolve, reject) => {
    const giveUp = (error: unknown, latest: Typed = typed) => {
      console.error(`The island "${root.dataset.island}" failed; its HTML goes on without it.`, error);
      // React is in the middle of its work here, and can be taken away only after it.
      queueMicrotask(() => {
        island.unmount();
        // biome-ignore lint/plugin: the children of one element of a page
        root.replaceChildren(...original);
        restoreTyped(root, latest);
        // From here on it is HTML like any other: nothing of it waits for code.
        delete root.dataset.island;
        root.ariaBusy = 'false';
        if (isLoopback(location.hostname)) void showFailure(root, error);
        reject(error);
      });
    };
    // In one go, not in slices: nothing can be typed between remembering and hydrating.
    const island = flushSync(() =>
      hydrateRoot(
        root,
        <Boundary root={root} onAlive={resolve} onFailure={giveUp}>
          <Island {...props} />
        </Boundary>,
        // HTML that was changed before its code came is normal (translations, extensions): it is rendered anew then.
        { onCaughtError: () => undefined, onRecoverableError: () => undefined },
      ),
    );
  });
  restoreTyped(root, typed);
  // It may have been given up already.
  root.ariaBusy = null;
}

/** Only developers of a site see it, so only they fetch it. */
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

/** Tells whether its children came alive, or with what they failed and what was typed in them until then. */
class Boundary extends Component<BoundaryProps, BoundaryState, Typed> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override state: BoundaryState = {};

  override componentDidMount(): void {
    if (this.state.failure) this.props.onFailure(this.state.failure.error);
    else this.props.onAlive();
  }

  /** The last moment in which the fields of a component that failed are still on the page. */
  override getSnapshotBeforeUpdate(): Typed {
    return rememberTyped(this.props.root);
  }

  override componentDidUpdate(_props: BoundaryProps, _state: BoundaryState, latest: Typed): void {
    if (this.state.failure) this.props.onFailure(this.state.failure.error, latest);
  }

  override render(): ReactNode {
    return this.state.failure ? null : this.props.children;
  }
}
