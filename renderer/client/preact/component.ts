import { Component as PreactComponent } from 'preact/compat';

/**
 * A component that mounts as React's do. When a child fails in the first render, React renders the boundary again
 * before it mounts. preact mounts it as if nothing had happened and then updates it, so this class treats that update
 * as the mount.
 */
export abstract class Component<P, S> extends PreactComponent<P, S> {
  constructor(props?: P, context?: unknown) {
    super(props, context);
    if ('getDerivedStateFromError' in this.constructor) mountAsReactDoes(this);
  }
}

function mountAsReactDoes(boundary: PreactComponent): void {
  const { componentDidMount, componentDidUpdate, componentDidCatch } = boundary;
  let failed = false;
  let mounted = false;
  const mount = () => {
    mounted = true;
    componentDidMount?.call(boundary);
  };
  // preact calls this as soon as a child fails, before it mounts or updates anything.
  boundary.componentDidCatch = (error, info) => {
    failed = true;
    componentDidCatch?.call(boundary, error, info);
  };
  boundary.componentDidMount = () => {
    if (!failed) mount();
  };
  boundary.componentDidUpdate = (...before) => {
    if (mounted) componentDidUpdate?.apply(boundary, before);
    else mount();
  };
}
